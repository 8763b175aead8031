/** What nobody caught still ends the step red, with one redacted line and no stack. */
export function catchTheRest(onError: (error: unknown) => void): void {
  const end = (error: unknown) => {
    try {
      onError(error);
    } finally {
      process.exit(1);
    }
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

/** One line about anything that was thrown, which may be no Error at all. */
export function describeThrown(error: unknown): string {
  if (error instanceof Error)
    return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return `something was thrown that is no error (${typeof error})`;
}
