/** A kind of name, and how it is written in code. */
export interface Kind {
  readonly kind: string;
  /**
   * One match is one name, in the group `name`. What differs in `group` are no siblings. Each runs in linear time: nothing in
   * it repeats what repeats.
   */
  readonly pattern: RegExp;
  /** What every line with such a name has. Most lines have it not, and are passed over sooner. */
  readonly has?: string;
  readonly files?: RegExp;
  /** Siblings stand equally deep. */
  readonly byIndent?: true;
  /** Read for what is gone and what is new, but pages do not list all of them. */
  readonly unlisted?: true;
}

const QUOTE = '["\'`]';

/** The grammar of kinds, once. The first kind that reads a name on a line has it. */
export const KINDS: readonly Kind[] = [
  { kind: 'flag', has: '--', pattern: /(?<![\w-])(?<name>--[a-z][a-z0-9]+(?:-[a-z0-9]+)*)(?![\w-])/g },
  {
    kind: 'constant',
    has: '_',
    pattern: /(?<![\w.])(?<name>(?<group>[A-Z][A-Z0-9]{0,30})(?:_[A-Z0-9]{1,40}){1,12})(?!\w)/g,
  },
  { kind: 'code', pattern: new RegExp(`${QUOTE}(?<name>[A-Z]{1,6}-?\\d{2,5})${QUOTE}`, 'g') },
  { kind: 'route', has: '/', pattern: new RegExp(`${QUOTE}(?<name>/[a-z][\\w{}:/.-]{2,80})${QUOTE}`, 'g') },
  {
    kind: 'tag',
    has: '"',
    pattern: /(?:json|ya?ml|toml|mapstructure|hcl|rename)(?::| ?= ?)"(?<name>[\w-]{2,60})/g,
  },
  {
    kind: 'call',
    has: '(',
    pattern: new RegExp(
      `\\b(?<group>[A-Za-z_]\\w{0,60}!?)\\s?\\(\\s?${QUOTE}(?<name>[A-Za-z@][\\w./:@-]{1,80})${QUOTE}`,
      'g',
    ),
  },
  {
    kind: 'symbol',
    has: ':',
    pattern: /\b(?<group>[a-z_]\w{0,60})[ (]:(?<name>[a-z_]\w{1,60})/g,
    files: /\.(?:rb|exs?|clj)$/,
  },
  {
    kind: 'option',
    has: '.',
    pattern:
      /\b(?<group>options|opts|config|cfg|conf|settings|args|argv|flags|params)(?:\[\d\])?\??\.(?<name>[A-Za-z]\w{1,60})\b(?!\()/g,
  },
  {
    kind: 'arm',
    pattern: new RegExp(
      `^\\s{0,60}(?:case |when |\\| ?)?${QUOTE}(?<name>[A-Za-z@][\\w./:@-]{1,80})${QUOTE}\\s?(?:=>|,|:|\\||\\$|->|=|$)`,
      'g',
    ),
    byIndent: true,
  },
  {
    kind: 'definition',
    unlisted: true,
    pattern:
      /^\s{0,60}(?:(?:export|default|public|static|async|abstract|final|override|pub|open|suspend|protected|data|sealed)\s){0,4}(?<group>def|defp?|defmacro|class|function\*?|fn|func|fun|interface|struct|enum|trait|type|object|module)\s(?:\([^)]{0,80}\) )?(?:self\.)?(?<name>[A-Za-z]\w{1,80}[?!]?)/g,
    byIndent: true,
  },
  {
    kind: 'definition',
    unlisted: true,
    pattern: /^export (?:const|let|var) (?<name>[A-Za-z]\w{1,80})/g,
    files: /\.[cm]?[jt]sx?$/,
  },
  {
    kind: 'member',
    has: ' = ',
    unlisted: true,
    pattern: /^\s{0,60}(?:[\w$]{1,60}\.){1,3}(?<name>[A-Za-z]\w{1,60}) = /g,
    files: /\.(?:[cm]?[jt]sx?|py|lua)$/,
  },
  {
    kind: 'method',
    has: '(',
    pattern:
      /^\s{1,20}(?:async |static |get |set |public ){0,2}(?<name>[a-z]\w{1,60})\s?\([^()]{0,200}\)[^;=]{0,80}\{$/g,
    files: /\.(?:[cm]?[jt]sx?|java|php)$/,
    byIndent: true,
  },
  {
    kind: 'key',
    has: ':',
    pattern:
      /^\s{0,60}(?:(?:readonly|pub|public|val|var|const|let) ){0,2}["']?(?<name>[A-Za-z][\w./-]{1,60})["']?[?!]?\s?:(?![:=])/g,
    byIndent: true,
  },
  {
    kind: 'setting',
    has: '=',
    pattern: /^\s{0,30}(?<name>[A-Za-z][\w.-]{1,60})\s?=(?![=>])/g,
    files: /\.(?:toml|ini|cfg|conf|properties)$/,
    byIndent: true,
  },
  {
    kind: 'variant',
    pattern: /^\s{2,30}(?<name>[A-Z][A-Za-z0-9]{1,60})(?:,| \{|\(.{0,80}\),|$)/g,
    files: /\.(?:rs|kt|java|swift|cs|scala)$/,
    byIndent: true,
  },
  {
    kind: 'item',
    unlisted: true,
    pattern: new RegExp(`(?<=[[|,]\\s?)${QUOTE}(?<name>[A-Za-z][\\w-]{2,60})${QUOTE}(?=\\s?[\\],|])`, 'g'),
  },
];
