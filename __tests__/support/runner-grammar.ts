/**
 * The runner's own grammars, written again from its rules: what it reads from the file commands
 * (GITHUB_OUTPUT, GITHUB_STATE, GITHUB_ENV) and what it takes for a command in a line of the log.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */

/** One name and value as the runner would take it, in the order of the file. */
export type FileCommand = { name: string; value: string };

/**
 * Reads a name/value file command, strictly: a fault the runner would reject is thrown, never skipped.
 * @throws Error that quotes the offending line.
 */
export function parseFileCommands(text: string): FileCommand[] {
  const lines = text.split('\n');
  const found: FileCommand[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      if (equals === 0) throw new Error(`file command without a name: ${JSON.stringify(line)}`);
      found.push({ name: line.slice(0, equals), value: line.slice(equals + 1) });
      continue;
    }
    if (heredoc <= 0 || heredoc + 2 === line.length)
      throw new Error(`file command in no known form: ${JSON.stringify(line)}`);
    const delimiter = line.slice(heredoc + 2);
    const end = lines.indexOf(delimiter, at + 1);
    if (end < 0) throw new Error(`file command whose delimiter never comes: ${JSON.stringify(line)}`);
    found.push({ name: line.slice(0, heredoc), value: lines.slice(at + 1, end).join('\n') });
    at = end;
  }
  return found;
}

/** As the runner keeps them: a later value of the same name wins. */
export function lastValues(commands: readonly FileCommand[]): Record<string, string> {
  return Object.fromEntries(commands.map(({ name, value }) => [name, value]));
}

export type LogCommand = { name: string; properties: Record<string, string>; data: string; line: string };

const REGISTERED = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

type Escapes = readonly (readonly [RegExp, string])[];
const dataEscapes: Escapes = [
  [/%0D/g, '\r'],
  [/%0A/g, '\n'],
  [/%25/g, '%'],
];
const propertyEscapes: Escapes = [[/%3A/g, ':'], [/%2C/g, ','], ...dataEscapes];
const oldEscapes: Escapes = [[/%3B/g, ';'], [/%5D/g, ']'], ...dataEscapes];

const undo = (text: string, escapes: Escapes): string =>
  escapes.reduce((done, [from, to]) => done.replace(from, to), text);

function readProperties(text: string, separator: string, escapes: Escapes): Record<string, string> {
  const pairs = text
    .trim()
    .split(separator)
    .map((pair) => /^=*([^=]+)=+(.+)$/s.exec(pair));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], undo(pair[2] ?? '', escapes)]] : [])));
}

/** One line of the log as the runner sees it: a command, or undefined where it is plain text. */
export function parseLogCommand(line: string): LogCommand | undefined {
  // `::name key=value,…::data`, only at the start, but behind any Unicode white space.
  const current = /^[\s\u0085]*::(.*?)::(.*)$/s.exec(line);
  const currentName = current?.[1]?.split(' ', 1)[0] ?? '';
  if (current && REGISTERED.has(currentName.toLowerCase()))
    return {
      name: currentName.toLowerCase(),
      properties: readProperties((current[1] ?? '').slice(currentName.length), ',', propertyEscapes),
      data: undo(current[2] ?? '', dataEscapes),
      line,
    };
  // `##[name key=value;…]data`, the older form, anywhere in the line.
  const old = /##\[(.*?)\](.*)$/s.exec(line);
  const oldName = old?.[1]?.split(' ', 1)[0] ?? '';
  if (old && REGISTERED.has(oldName.toLowerCase()))
    return {
      name: oldName.toLowerCase(),
      properties: readProperties((old[1] ?? '').slice(oldName.length), ';', oldEscapes),
      data: undo(old[2] ?? '', oldEscapes),
      line,
    };
  return undefined;
}

/** Lines as the runner's stream reader cuts them: LF, CRLF or a lone CR. */
export const splitLogLines = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** Every command of a stream. Nothing between `::stop-commands::token` and `::token::` counts. */
export function parseLog(text: string): LogCommand[] {
  const found: LogCommand[] = [];
  let stopToken: string | undefined;
  for (const line of splitLogLines(text)) {
    if (stopToken !== undefined) {
      if (line.trimStart().startsWith(`::${stopToken}::`)) stopToken = undefined;
      continue;
    }
    const command = parseLogCommand(line);
    if (command?.name === 'stop-commands') stopToken = command.data;
    if (command) found.push(command);
  }
  return found;
}
