/** What a file is to this tool, by its path alone. */
export type PathKind = 'page' | 'code' | 'other';

const PAGE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;
const HTML = /\.html?$/i;
const DOCS_FOLDER = /^(?:docs?|documentation|docs?[-_.]\w+|book|guides?|manual|website|www|site|man)$/i;

/** Pages that tell of the past. */
const PAST =
  /^(?:\.changeset|change[-_]?logs?|changes|history|news\w*|relnotes|releases?(?:[-_]?notes?)?|whats[-_]?new|migrat\w*|upgrad\w*|blogs?|_?posts|announce\w*|archived?|versioned_docs|versions?[-_]?v?\d[\w.]*|v\d[\w.]*)(?:[-_.].*)?$/i;

/** Texts for those who work on a project, and for its legal side. */
const NO_DOCS =
  /^(?:agents|claude|gemini|copilot-instructions|skill|license|licence|copying|notice|code[-_]of[-_]conduct|authors|contributors|maintainers|sponsors|backers|governance|pull_request_template|issue_template|\.github|\.gitlab)(?:[-_.].*)?$/i;

/** Neither docs nor code of the project. */
const LEFT_OUT_FOLDER =
  /^(?:node_modules|vendor|vendored|_vendor|third[-_]?party|3rdparty|external|dist|tests?|__tests__|testing|testdata|test[-_]data|specs?|fixtures?|__fixtures__|__testfixtures__|__snapshots__|examples?|samples?|demos?|e2e|bench|benches|benchmarks?|\.git|\.github|\.circleci|\.gitlab|\.vscode|\.idea|i18n|locales?|translations?|\.agents|\.claude)$/i;
const LEFT_OUT_FILE =
  /(?:^test_|[-_.](?:test|tests|spec)\.\w+$|(?:Test|Tests|Spec)\.\w+$|\.lock$|[-.]lock\.(?:json|ya?ml)$|^go\.sum$|\.min\.\w+$|\.map$|\.snap$|\.(?:png|jpe?g|gif|svg|ico|webp|woff2?|ttf|eot|pdf|zip|gz|tgz|jar|wasm|mp4|po|pot|mo|csv|bin|exe|dll|so|a|o|txt|patch|diff|log)$)/;
const PROSE = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|html?|txt)$/i;
/** Fragments of a changelog, whatever they end in. */
const FRAGMENTS = /^(?:news|newsfragments|changelog\.d|changelogs?|changes|relnotes)$/i;
/** What a version bump, a new dependency or a build changes. */
const MANIFEST =
  /^(?:package\.json|composer\.json|Cargo\.toml|Gemfile|Rakefile|.*\.gemspec|pyproject\.toml|setup\.(?:py|cfg)|tox\.ini|noxfile\.py|MANIFEST\.in|Pipfile|go\.mod|pom\.xml|.*\.gradle(?:\.kts)?|mix\.exs|tsconfig.*\.json|lerna\.json|mkdocs\.ya?ml|Makefile|_?version\.\w+|package-scripts\.js|gulpfile\.\w+|gruntfile\.\w+|.*\.(?:config|conf|setup)\.[cm]?[jt]s|conftest\.py|tasks\.py)$/i;
/** A page's translation: `zh-TW`, `pt_BR`, or a two-letter folder below the docs. */
const LANGUAGE =
  /^(?:[a-z]{2}[-_](?:[A-Z]{2}|Hans|Hant)|(?:ar|bn|cs|de|es|fa|fr|he|hi|hu|id|it|ja|ko|nl|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)|cn)$/;

export function kindOfPath(path: string): PathKind {
  const parts = path.split('/');
  const file = parts.pop() ?? '';
  if (parts.some((part) => LEFT_OUT_FOLDER.test(part)) || LEFT_OUT_FILE.test(file)) return 'other';
  const inDocs = parts.some((part) => DOCS_FOLDER.test(part));
  if (PAGE.test(file) || (HTML.test(file) && inDocs)) {
    const past = [...parts, file].some((part) => PAST.test(part) || NO_DOCS.test(part));
    const translated =
      parts.some((part) => LANGUAGE.test(part)) ||
      /[-_.](?:[a-z]{2}[-_][A-Z]{2}|zh|ja|ko|ru|de|fr|es)\.\w+$/.test(file);
    return past || translated ? 'other' : 'page';
  }
  if (FRAGMENTS.test(parts[0] ?? '') || MANIFEST.test(file)) return 'other';
  return inDocs || PROSE.test(file) || /^\.[^/]*$/.test(file) ? 'other' : 'code';
}
