import { join } from 'node:path';
import type { Move } from './dialects.ts';

export const CASES = ['change', 'commit', 'nothing', 'refused', 'overloaded', 'silent'] as const;
export type Case = (typeof CASES)[number];

/** What can become of a job. */
export type End = 'changed' | 'unchanged' | 'failed' | 'timed out';

/** An agent as docs/agents.md has it, which a test compares, and what a stand-in for its model has to know of it. */
export type Agent = {
  name: string;
  from: 'npm' | 'PyPI';
  package: string;
  version: string;
  /** What starts it, where it is not started by itself: the program comes last, its arguments follow. */
  start?: readonly string[];
  /** Below the folder that it is installed to. */
  program: string;
  arguments: readonly string[];
  promptAs: 'stdin' | 'argument' | 'file';
  /** The variable of its model's key. */
  keyEnv: string;
  /** Further variables that it should find. */
  env?: Readonly<Record<string, string>>;
  /** How it is turned to another model's interface: variables, arguments before the others, and what starts it. */
  turnTo: (url: string) => {
    env?: Readonly<Record<string, string>>;
    arguments?: readonly string[];
    start?: readonly string[];
  };
  /** How the model has it append a line to `index.md`. */
  edit: readonly Move[];
  /** How the model has it run a line of shell; undefined where the agent commits by itself whatever its model says. */
  shell?: (line: string) => Move;
  /** What it takes, in place of that, for a change that it does not commit. */
  withoutCommit?: readonly string[];
  /** The status of its model's interface when that has too much to do. */
  overloaded: 503 | 529;
  /** Ends that were seen and that nobody would expect; docs/agents.md tells them. */
  known?: Partial<Record<Case, End>>;
};

const FILE = '/workspace/index.md';
const BEFORE = '# Docs\n';
export const AFTER = '# Docs\n\nWritten by a stand-in.\n';
const APPEND = `printf '\\nWritten by a stand-in.\\n' >> index.md`;
const COMMIT = `${APPEND} && git -c user.name=agent -c user.email=agent@localhost commit -qam 'Its own commit'`;
const ASIDE = '/tmp/aider';

/** Aider ends with 0 whatever its model said. What went wrong last, and was not tried again, is its end. */
const END_BY_ERRORS =
  '{ "$0" "$@" 2>&1 || echo "It ended with $?"; } | ' +
  "awk '{ print; fflush() } /^(litellm\\.[A-Za-z]+(Error|Exception): |It ended with [0-9])/ { bad = 1 } " +
  "/^Retrying in / { bad = 0 } END { exit bad }'";

/** With another address than its own Gemini CLI chooses a way to log in that it then refuses, unless its settings name one. */
const BY_KEY = JSON.stringify({ security: { auth: { selectedType: 'gemini-api-key' } } });
const SETTLE = 'mkdir -p ~/.gemini && printf %s "$0" > ~/.gemini/settings.json && exec "$@"';

export const AGENTS: readonly Agent[] = [
  {
    name: 'Claude Code',
    from: 'npm',
    package: '@anthropic-ai/claude-code',
    version: '2.1.330',
    program: 'node_modules/.bin/claude',
    arguments: ['-p', '--permission-mode', 'acceptEdits', '--allowedTools', 'Read,Edit,Write,Bash'],
    promptAs: 'stdin',
    keyEnv: 'ANTHROPIC_API_KEY',
    env: { CLAUDE_CODE_MAX_RETRIES: '3' },
    turnTo: (url) => ({ env: { ANTHROPIC_BASE_URL: url } }),
    edit: [
      { tool: 'Read', given: { file_path: FILE } },
      { tool: 'Edit', given: { file_path: FILE, old_string: BEFORE, new_string: AFTER } },
    ],
    shell: (line) => ({ tool: 'Bash', given: { command: line, description: 'Commit' } }),
    overloaded: 529,
  },
  {
    name: 'Codex',
    from: 'npm',
    package: '@openai/codex',
    version: '0.169.0',
    program: 'node_modules/.bin/codex',
    arguments: ['exec', '--skip-git-repo-check', '-s', 'danger-full-access', '-m', 'gpt-5', '-'],
    promptAs: 'stdin',
    keyEnv: 'CODEX_API_KEY',
    turnTo: (url) => ({ arguments: ['-c', `openai_base_url="${url}/v1"`] }),
    edit: [{ tool: 'exec_command', given: { cmd: APPEND } }],
    shell: (line) => ({ tool: 'exec_command', given: { cmd: line } }),
    overloaded: 503,
  },
  {
    name: 'Gemini CLI',
    from: 'npm',
    package: '@google/gemini-cli',
    version: '0.61.0',
    program: 'node_modules/.bin/gemini',
    arguments: ['-m', 'gemini-2.5-pro', '--approval-mode', 'yolo', '--skip-trust'],
    promptAs: 'stdin',
    keyEnv: 'GEMINI_API_KEY',
    turnTo: (url) => ({ env: { GOOGLE_GEMINI_BASE_URL: url }, start: ['sh', '-c', SETTLE, BY_KEY] }),
    edit: [
      {
        tool: 'replace',
        given: { file_path: FILE, instruction: 'Append a line.', old_string: BEFORE, new_string: AFTER },
      },
    ],
    shell: (line) => ({ tool: 'run_shell_command', given: { command: line, description: 'Commit' } }),
    overloaded: 503,
    known: { overloaded: 'timed out' },
  },
  {
    name: 'OpenCode',
    from: 'npm',
    package: 'opencode-ai',
    version: '1.18.33',
    program: 'node_modules/.bin/opencode',
    arguments: ['run', '-m', 'anthropic/claude-sonnet-4-5'],
    promptAs: 'stdin',
    keyEnv: 'ANTHROPIC_API_KEY',
    turnTo: (url) => {
      const config = { provider: { anthropic: { options: { baseURL: `${url}/v1` } } } };
      return { env: { OPENCODE_CONFIG_CONTENT: JSON.stringify(config) } };
    },
    edit: [
      { tool: 'read', given: { filePath: FILE } },
      { tool: 'edit', given: { filePath: FILE, oldString: BEFORE, newString: AFTER } },
    ],
    shell: (line) => ({ tool: 'bash', given: { command: line, description: 'Commit' } }),
    overloaded: 529,
  },
  {
    name: 'Aider',
    from: 'PyPI',
    package: 'aider-chat',
    version: '0.86.2',
    start: ['sh', '-c', END_BY_ERRORS],
    program: 'bin/aider',
    arguments: [
      ...['--model', 'anthropic/claude-sonnet-4-5', '--yes-always', '--no-check-update', '--no-analytics'],
      ...['--no-show-model-warnings', '--no-gitignore', '--map-tokens', '0'],
      ...['--chat-history-file', `${ASIDE}.chat`, '--input-history-file', `${ASIDE}.input`],
      '--message-file',
    ],
    promptAs: 'file',
    keyEnv: 'ANTHROPIC_API_KEY',
    turnTo: (url) => ({ env: { ANTHROPIC_API_BASE: url } }),
    edit: [
      {
        text: `index.md\n\`\`\`markdown\n<<<<<<< SEARCH\n${BEFORE}=======\n${AFTER}>>>>>>> REPLACE\n\`\`\`\n`,
      },
    ],
    withoutCommit: ['--no-auto-commits'],
    overloaded: 529,
  },
];

/** What the model does in a case in which it answers. */
export function movesOf(agent: Agent, kase: Case): readonly Move[] {
  if (kase === 'change') return agent.edit;
  if (kase === 'commit') return agent.shell ? [agent.shell(COMMIT)] : agent.edit;
  return [{ text: 'There is nothing to do.' }];
}

/** The command and the environment of an agent for a case, turned to the stand-in at a URL. */
export function startOf(agent: Agent, given: { folder: string; kase: Case; url: string }) {
  const turned = agent.turnTo(given.url);
  const before = [
    ...(turned.arguments ?? []),
    ...(given.kase === 'change' ? (agent.withoutCommit ?? []) : []),
  ];
  return {
    command: [
      ...(turned.start ?? []),
      ...(agent.start ?? []),
      join(given.folder, agent.program),
      ...before,
      ...agent.arguments,
    ],
    env: { ...agent.env, ...turned.env, [agent.keyEnv]: 'a-key-for-nobody' },
  };
}

/** What should become of a case, unless the agent is known for another end. */
export function expectedEnd(agent: Pick<Agent, 'known'>, kase: Case): End {
  const usual = {
    change: 'changed',
    commit: 'changed',
    nothing: 'unchanged',
    refused: 'failed',
    overloaded: 'failed',
    silent: 'timed out',
  } as const satisfies Record<Case, End>;
  return agent.known?.[kase] ?? usual[kase];
}
