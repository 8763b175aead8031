import { parse } from 'yaml';

interface Input {
  description?: string;
  required?: boolean;
  default?: unknown;
}

/** The part of an action.yml that the tables show. */
export interface ActionFile {
  inputs?: Record<string, Input>;
  outputs?: Record<string, { description?: string }>;
}

export function parseAction(yaml: string): ActionFile {
  return parse(yaml) as ActionFile;
}

export function renderInputs({ inputs = {} }: ActionFile): string {
  const rows = Object.entries(inputs).map(([name, input]) => [
    code(name),
    toCell(input.description),
    input.required ? '**required**' : renderDefault(input.default),
  ]);
  return renderTable(['Input', 'Meaning', 'Default'], rows);
}

export function renderOutputs({ outputs = {} }: ActionFile): string {
  const rows = Object.entries(outputs).map(([name, output]) => [code(name), toCell(output.description)]);
  return renderTable(['Output', 'Meaning'], rows);
}

/**
 * Puts a table between `<!-- name:start -->` and `<!-- name:end -->`.
 * @throws where the page does not hold the two, once each and in this order.
 */
export function replaceBetween(page: string, { name, table }: { name: string; table: string }): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [before, rest, ...more] = page.split(start);
  const [old, after, ...others] = rest?.split(end) ?? [];
  if (old === undefined || after === undefined || more.length + others.length > 0) {
    throw new Error(`needs one ${start} and, after it, one ${end}`);
  }
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}

/** Writes both tables of an action into a page. One that shows several actions has `of` in its markers, such as `collect-`. */
export function renderPage(page: string, action: ActionFile, of = ''): string {
  const withInputs = replaceBetween(page, { name: `${of}inputs`, table: renderInputs(action) });
  return replaceBetween(withInputs, { name: `${of}outputs`, table: renderOutputs(action) });
}

/** How a run can end, and what becomes of the step. */
export function renderOutcomes(
  outcomes: Record<string, string>,
  fails: { always: readonly string[]; byDefault: readonly string[] },
): string {
  const rows = Object.entries(outcomes).map(([name, meaning]) => [
    code(name),
    toCell(meaning),
    fails.always.includes(name)
      ? 'always 1'
      : fails.byDefault.includes(name)
        ? '1, unless `failOn` leaves it out'
        : exitOf(name),
  ]);
  return renderTable(['Outcome', 'Meaning', 'Exit code'], rows);
}

const exitOf = (name: string) => (name === 'pull-request' ? '0' : '0, unless `failOn` names it');

/** Cells are written as they are. */
export function renderTable(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function renderDefault(value: unknown): string {
  return value === undefined || value === '' ? '' : code(String(value));
}

export function code(text: string): string {
  return `\`${toCell(text)}\``;
}

/** One line, with no `|` that would end the cell. */
export function toCell(text = ''): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
}
