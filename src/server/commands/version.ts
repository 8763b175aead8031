/** That of package.json, which a test holds it to: the command line reads no file beside its own. */
export const VERSION = '0.1.0';
