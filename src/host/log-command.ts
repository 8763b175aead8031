/** What a command says about itself; what is empty is left out. */
type Properties = Readonly<Record<string, string>>;

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * One command of the log, as a line, in the toolkit's form; a test compares them. The toolkit's own function is not used,
 * for it writes to the process's stream, which takes longer to open than all else that a run with a wrong input does.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function renderLogCommand(
  name: string,
  { data, ...properties }: Properties & { data: string },
): string {
  const said = Object.entries(properties).flatMap(([key, value]) =>
    value === '' ? [] : `${key}=${escapeProperty(value)}`,
  );
  return `::${[name, said.join(',')].filter(Boolean).join(' ')}::${escapeData(data)}\n`;
}
