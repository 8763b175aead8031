/**
 * The parts of @actions/core that a run needs, by file: the package's only public entry also loads undici (for OIDC),
 * which triples the start-up time and adds 30 MiB to a run that never uses it.
 */
export { issueCommand } from '../../node_modules/@actions/core/lib/command.js';
export {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../node_modules/@actions/core/lib/file-command.js';
