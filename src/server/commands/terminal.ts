/** Where commands write; a test gives its own. */
export type Terminal = { out: (text: string) => void; err: (text: string) => void };
