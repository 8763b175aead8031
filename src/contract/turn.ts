/**
 * The header in which the service numbers the turn whose state an answer shows: 1 for the create's, one more for each
 * message. It proves that an end is that of a new turn, however short the turn was. Callers need it nowhere.
 */
export const TURN_HEADER = 'docs-agent-turn';
