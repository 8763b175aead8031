import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Payload = Record<string, unknown>;

const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples/api.github.com/index.json');
const all = JSON.parse(readFileSync(file, 'utf8')) as { name: string; examples: Payload[] }[];

/** The first published example of an event, of an action where one is named. A copy: change it freely. */
export function examplePayload(name: string, action?: string): Payload {
  const examples = all.find((event) => event.name === name)?.examples ?? [];
  const found = examples.find((example) => action === undefined || example.action === action);
  if (found === undefined) throw new Error(`no example of ${name} ${action ?? ''}`);
  return structuredClone(found);
}

/** The published example of an issue that somebody transferred here: `opened`, by whoever moved it. */
export function transferredIssue(): Payload {
  const examples = all.find((event) => event.name === 'issues')?.examples ?? [];
  const found = examples.find(({ action, changes }) => action === 'opened' && changes !== undefined);
  if (found === undefined) throw new Error('no example of a transferred issue');
  return structuredClone(found);
}
