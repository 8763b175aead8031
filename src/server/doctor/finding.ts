import type { Config, Environment } from '../config/config.ts';

/** What a check found. Whatever is not well says what to do, and so may what is well and could be better. */
export type Finding = { about: string; says: string } & (
  | { ok: true; fix?: string }
  | { ok: false; fix: string }
);

/** What is checked. The configuration was read without its tokens' variables being required. */
export type Subject = { config: Config; environment: Environment; signal: AbortSignal };

/** Looks at one thing. It throws nothing: what can't be looked at is a finding. */
export type Check = (subject: Subject) => Promise<Finding[]>;
