// A process that takes its machine for one with macOS.
Object.defineProperty(process, 'platform', { value: 'darwin' });
