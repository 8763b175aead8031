import crawlers from 'crawler-user-agents';
import { isbot, isbotMatch } from 'isbot';

/** The public lists that decide, with the day each version came out. A test keeps the versions true. */
export const LISTS = {
  ai: { package: 'crawler-user-agents', version: '1.60.0', released: '2026-08-10', licence: 'MIT' },
  bots: { package: 'isbot', version: '5.2.3', released: '2026-11-09', licence: 'Unlicense' },
} as const;

/** The list's own word for what reads pages for a model. */
export const AI_TAG = 'ai-crawler';

/** AI crawlers and assistants which the list has under another tag, such as search engine or browser automation. */
export const AI_BESIDE_TAG: readonly string[] = [
  'Amazonbot',
  'Amazon-Bedrock-AgentCore-Browser',
  'Diffbot\\/',
  'Google-Gemini-CLI',
  'GoogleAgent-Mariner',
  'Manus-User',
  'meta-externalfetcher\\/',
  'opencode-smartfetch',
  'YouBot',
];

/** Longer user agents are judged by their beginning. Characters. */
const AGENT_MAX = 1024;

export type Kind = 'human' | 'ai' | 'bot';
export type AgentVerdict = { kind: Kind; because: string };

// The package's types leave its tags out.
const AI = (crawlers as readonly { pattern: string; tags?: readonly string[] }[])
  .filter(({ pattern, tags }) => tags?.includes(AI_TAG) || AI_BESIDE_TAG.includes(pattern))
  .map(({ pattern }) => ({ pattern, expression: new RegExp(pattern) }));

/** How many patterns stand for AI. */
export const AI_PATTERNS = AI.length;

/** Whether a person, AI or any other program asks under this name. */
export function classifyAgent(userAgent: string): Kind {
  const name = userAgent.slice(0, AGENT_MAX);
  if (isNoName(name)) return 'bot';
  if (AI.some(({ expression }) => expression.test(name))) return 'ai';
  return isbot(name) ? 'bot' : 'human';
}

/** As `classifyAgent`, with the rule that decided. */
export function explainAgent(userAgent: string): AgentVerdict {
  const name = userAgent.slice(0, AGENT_MAX);
  const kind = classifyAgent(name);
  const found = AI.find(({ expression }) => expression.test(name));
  if (kind === 'ai') return { kind, because: `${LISTS.ai.package} has the pattern ${found?.pattern}` };
  if (kind === 'human') return { kind, because: 'no list knows it as a program' };
  if (isNoName(name)) return { kind, because: 'it gives no name, which every browser does' };
  return { kind, because: `${LISTS.bots.package} finds ${JSON.stringify(isbotMatch(name))} in it` };
}

function isNoName(name: string): boolean {
  return name.trim() === '' || name === '-';
}
