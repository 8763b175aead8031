/** Options of a command by the name of the action's input that they are; `false` is one that was switched off. */
export type GivenOptions = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/**
 * Options as the action's inputs would stand in its environment, so that both are checked by the same code. What no option
 * says is taken from the variables that every command reads.
 */
export function toInputs(options: GivenOptions, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const inputs: NodeJS.ProcessEnv = {
    INPUT_PROJECTID: env.DOCS_AGENT_PROJECT,
    INPUT_BASEURL: env.DOCS_AGENT_URL,
  };
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    inputs[`INPUT_${name.toUpperCase()}`] = Array.isArray(value) ? value.join('\n') : String(value);
  }
  return inputs;
}

/** An input's name as the option that a person typed. */
export function toOption(input: string): string {
  if (input === 'secretKey') return 'DOCS_AGENT_KEY';
  return `--${input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
