import { isTest } from '../text/test-path.ts';

/** Where what a file holds is met by a reader of documentation, the earliest first. Of what stands aside no text is told. */
export const RANKS = ['interface', 'exported', 'configuration', 'example', 'docs', 'rest', 'aside'] as const;
export type Rank = (typeof RANKS)[number];

const ASIDE_FOLDER =
  /^(?:node_modules|vendor|vendored|third[-_]?party|3rdparty|dist|generated|__generated__|__snapshots__)$/i;
const ASIDE_FILE =
  /(?:^|[-.])lock(?:file|b)?(?:\.\w+)?$|^go\.sum$|shrinkwrap\.json$|\.min\.\w+$|\.map$|\.snap$|[-_.](?:pb|gen|generated)\.\w+$|_pb2\.pyi?$/i;
/** Of those who work on a project. */
const OWN_FOLDER = /^(?:\.(?:github|gitlab|circleci|vscode|idea|husky)|bench|benchmarks?|scripts|tools|ci)$/i;

const EXAMPLE_FOLDER = /^(?:examples?|samples?|demos?)$/i;
const DOCS_FOLDER = /^(?:docs?|documentation|guides?|manual|man)$/i;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt)$/i;

const INTERFACE_FILE =
  /^(?:cli|main|args|flags|options|commands?|routes?|api|index|mod|lib|public|exports?|openapi|asyncapi|swagger)(?:[-_.]|$)|^action\.ya?ml$|\.(?:d\.[cm]?ts|proto|graphql|gql|thrift|pyi|wit|wsdl)$/i;
const INTERFACE_FOLDER = /^(?:api|apis|cli|cmd|commands|routes|endpoints|public)$/i;
const CONFIGURATION =
  /(?:^|[-_.])(?:config|configuration|settings|defaults?|schema)(?:[-_.]|$)|\.(?:ya?ml|toml|ini|cfg|conf|properties|env)$|^\.env|^package\.json$/i;

/** Lines that bring or take away a flag. */
const FLAG_LINE = /^[+-].*["'`\s]--[a-z][a-z0-9]*(?:-[a-z0-9]+)*["'`\s=]/m;
/** And what others may call. */
const EXPORTED_LINE = /^[+-]\s*(?:export\s|pub\s|public\s|module\.exports\b)/m;
/** Enough to tell, of a text that may be as long as it likes. */
const LOOKED_AT_CHARACTERS = 200_000;

/** By the path, and by what changes in it where the path does not tell. */
export function rankFile(path: string, patch = ''): Rank {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const isIn = (kind: RegExp) => folders.some((folder) => kind.test(folder));
  if (isTest(path) || isIn(ASIDE_FOLDER) || ASIDE_FILE.test(file)) return 'aside';
  if (isIn(OWN_FOLDER)) return 'rest';
  if (isIn(EXAMPLE_FOLDER)) return 'example';
  if (isIn(DOCS_FOLDER) || PROSE.test(file)) return 'docs';
  if (INTERFACE_FILE.test(file) || isIn(INTERFACE_FOLDER)) return 'interface';
  if (CONFIGURATION.test(file)) return 'configuration';
  const lines = patch.slice(0, LOOKED_AT_CHARACTERS);
  if (FLAG_LINE.test(lines)) return 'interface';
  return EXPORTED_LINE.test(lines) ? 'exported' : 'rest';
}
