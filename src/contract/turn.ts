/**
 * The header in which the service numbers the turn whose state an answer shows: 1 for the create's, one more for each
 * message. It proves that an end is that of a new turn, however short the turn was. Callers need it nowhere.
 */
export const TURN_HEADER = 'docs-agent-turn';

/**
 * Stands in its place where a job was read back from its branch: so many turns there were at least. What left no commit is
 * not counted, so two such numbers compare only where the same process of the service gave both, one after the other.
 */
export const TURNS_AT_LEAST_HEADER = 'docs-agent-turns-at-least';
