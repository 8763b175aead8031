/** Remembers what a file of tests can change in its process, and gives what takes those changes back. */
export function rememberProcess(): () => void {
  const environment = { ...process.env };
  const directory = process.cwd();
  const { exitCode } = process;
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const listeners = new Map(process.eventNames().map((name) => [name, process.rawListeners(name as 'exit')]));
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    process.chdir(directory);
    process.exitCode = exitCode;
    for (const name of Reflect.ownKeys(globalThis))
      if (!(name in globals)) Reflect.deleteProperty(globalThis, name);
    for (const [name, was] of Object.entries(globals))
      if (differ(was, Object.getOwnPropertyDescriptor(globalThis, name)))
        Object.defineProperty(globalThis, name, was);
    for (const name of process.eventNames() as 'exit'[])
      for (const listener of process.rawListeners(name) as (() => void)[])
        if (!listeners.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}

/** `Array`, `Error` and the like of this world for another one, so that what looks at values there knows those from here. */
export function shareIntrinsics(other: object): void {
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (/^[A-Z]/.test(name) && typeof value === 'function')
      Object.defineProperty(other, name, { value, writable: true, configurable: true });
}

function differ(one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean {
  return one.value !== other?.value || one.get !== other?.get;
}
