import { UserError } from '../words/user-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Variables = ReturnType<typeof openVariables>;

/** Reads the variables that a configuration names. Those that are not set are told all at once: one by one is tedious. */
export function openVariables(environment: Environment) {
  const missing: { key: string; name: string }[] = [];
  return {
    /** Empty where it is not set. */
    read: (key: string, { name, isNeeded = true }: { name: string; isNeeded?: boolean }): string => {
      const value = (environment[name] ?? '').trim();
      if (value === '' && isNeeded) missing.push({ key, name });
      return value;
    },

    /** @throws UserError where some of those that were read are needed and not set */
    refuseMissing: (file: string): void => {
      const [first, ...others] = missing;
      if (!first) return;
      const what =
        others.length === 0
          ? `\`${first.key}\` names the environment variable ${first.name}, which is not set.`
          : `these environment variables are named, and not set: ${missing.map(({ key, name }) => `${name} (\`${key}\`)`).join(', ')}.`;
      throw new UserError(
        `${file}: ${what} Set ${others.length === 0 ? 'it' : 'them'} where the service is started; \`docs-agent doctor\` looks at all else that it needs.`,
      );
    },
  };
}
