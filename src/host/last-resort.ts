/**
 * What nobody caught still ends the step, with one redacted line and no stack: red, or as `exitCode` says for a step
 * that only tidies.
 */
export function catchTheRest(onError: (error: unknown) => void, exitCode: 0 | 1 = 1): void {
  const end = (error: unknown) => {
    try {
      onError(error);
    } finally {
      process.exit(exitCode);
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** One line about anything that was thrown, which may be no Error at all. */
export function describeThrown(error: unknown): string {
  if (error instanceof Error)
    return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  if (typeof error === 'string' && error.trim() !== '') return error;
  return `something was thrown that is no error (${typeof error})`;
}

/** Ends the process when all is told: a host name that is being looked up would keep it for many seconds more. */
export function endSoon(): void {
  setTimeout(() => process.exit(), 250).unref();
}
