import { type StoreTrouble, StoreUnavailable } from '../store/trouble.ts';
import { codeOf, messageOf } from '../words/thrown.ts';

const TROUBLES = {
  away: { kind: 'away', sentence: 'the database cannot be reached', retryAfterSeconds: 5 },
  slow: { kind: 'busy', sentence: 'the database does not answer in time', retryAfterSeconds: 2 },
  contended: { kind: 'busy', sentence: 'the database is busy', retryAfterSeconds: 2 },
  crowded: { kind: 'busy', sentence: 'the database takes no more connections', retryAfterSeconds: 5 },
  full: { kind: 'full', sentence: "the database's disk is full", retryAfterSeconds: 30 },
  unwritable: { kind: 'unwritable', sentence: 'the database takes no writes', retryAfterSeconds: 10 },
  // What an operator has changed, and is about to mend: who was promised something goes on insisting.
  refused: { kind: 'away', sentence: 'the database refuses its user or the password', retryAfterSeconds: 10 },
  passwordless: {
    kind: 'away',
    sentence: 'the database asks for a password, and its address has none',
    retryAfterSeconds: 10,
  },
  missing: { kind: 'away', sentence: 'the server has no such database', retryAfterSeconds: 10 },
  forbidden: { kind: 'unwritable', sentence: "the database's user lacks a right", retryAfterSeconds: 10 },
} as const satisfies Record<string, StoreTrouble>;

/** SQLSTATEs, or the classes of them, https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const BY_STATE: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^(08...|57P0.|58P..)$/, TROUBLES.away],
  [/^(57014|25P0[34]|55P03)$/, TROUBLES.slow],
  [/^(40001|40P01)$/, TROUBLES.contended],
  [/^53[12]00$/, TROUBLES.full],
  [/^53...$/, TROUBLES.crowded],
  [/^(25006|58030)$/, TROUBLES.unwritable],
  [/^28...$/, TROUBLES.refused],
  [/^3D000$/, TROUBLES.missing],
  [/^42501$/, TROUBLES.forbidden],
];

const SOCKET =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOENT|ENOTFOUND|EAI_AGAIN)$/;

/** What `pg` says without a code. */
const BY_MESSAGE: readonly (readonly [RegExp, StoreTrouble])[] = [
  [/^Connection terminated/, TROUBLES.away],
  [/not queryable$/, TROUBLES.away],
  [/^timeout exceeded when trying to connect$/, TROUBLES.slow],
  [/^(Query read timeout|timeout expired)$/, TROUBLES.slow],
  [/client password must be a (?:non-empty )?string$/, TROUBLES.passwordless],
];

/** An error as the stores throw it: what may pass as StoreUnavailable, without anything of the connection's string. */
export function asStoreError(thrown: unknown): unknown {
  const trouble = thrown instanceof StoreUnavailable ? undefined : troubleIn(thrown);
  return trouble ? new StoreUnavailable(trouble, { cause: thrown }) : thrown;
}

/** Whether the server has told us that it did not do what was asked, and will not. */
export function isRefusal(thrown: unknown): boolean {
  const code = codeOf(thrown) ?? '';
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|57P)/.test(code) && !SOCKET.test(code);
}

/** Two transactions met; one of them was undone, and need only be tried again. */
export function isCollision(thrown: unknown): boolean {
  return ['40001', '40P01', '23505'].includes(codeOf(thrown) ?? '');
}

function troubleIn(thrown: unknown): StoreTrouble | undefined {
  const code = codeOf(thrown);
  if (code === undefined) return BY_MESSAGE.find(([pattern]) => pattern.test(messageOf(thrown)))?.[1];
  return SOCKET.test(code) ? TROUBLES.away : BY_STATE.find(([pattern]) => pattern.test(code))?.[1];
}
