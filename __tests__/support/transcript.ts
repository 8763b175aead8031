import type { Played } from './scenario.ts';

/** What a run said, wrote and asked for, with everything that differs from run to run replaced by a name. */
export function renderTranscript(played: Played, names: Record<string, string>): string {
  const redact = (text: string): string =>
    Object.entries(names)
      .reduce((done, [value, name]) => done.replaceAll(value, `<${name}>`), text)
      .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:<port>')
      .replace(/\b\d+(?:\.\d+)? ?(?:ms|s|seconds?)\b/g, '<duration>')
      .replace(/ghadelimiter_[\w-]+/g, '<delimiter>');
  const values = (record: Record<string, string>): string[] =>
    Object.entries(record).map(([name, value]) => `${name}=${value}`);
  const requests = played.recorded.map(({ method, path, headers, body }) => {
    const shown = Object.entries(headers).filter(([name]) => !['host', 'connection', 'date'].includes(name));
    const lines = shown.sort().map(([name, value]) => `  ${name}: ${value}`);
    return [`${method} ${path}`, ...lines, ...(body ? [`  ${body}`] : [])].join('\n');
  });
  const sections: [string, string[]][] = [
    ['exit code', [String(played.exitCode)]],
    ['log', [played.stdout.trimEnd(), played.stderr.trimEnd()].filter(Boolean)],
    ['outputs', values(played.outputs)],
    ['state', values(played.state)],
    ['summary', [played.summary.trimEnd()]],
    ['requests', requests],
    ['log of the post step', [`${played.post?.stdout}${played.post?.stderr}`.trimEnd()]],
  ];
  return redact(sections.map(([title, lines]) => `# ${title}\n${lines.join('\n')}\n`).join('\n'));
}
