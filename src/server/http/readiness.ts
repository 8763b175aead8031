const PARTS = ['database', 'disk', 'worker'] as const;
type Part = (typeof PARTS)[number];
type Check = () => string | undefined | Promise<string | undefined>;

export type Readiness = () => Promise<
  | { ready: true; parts: Record<Part, PartState> }
  | { ready: false; error: string; parts: Record<Part, PartState> }
>;
export type PartState = { ok: boolean; why?: string };

/** Asks each part what is wrong with it: nothing, or a sentence. */
export function createReadiness(checks: Record<Part, Check>): Readiness {
  return async () => {
    const answers = await Promise.all(PARTS.map(async (part) => [part, await checks[part]()] as const));
    const states = answers.map(([part, why]): [Part, PartState] => [
      part,
      why === undefined ? { ok: true } : { ok: false, why },
    ]);
    const parts = Object.fromEntries(states) as Record<Part, PartState>;
    const wrong = answers.filter(([, why]) => why !== undefined);
    if (wrong.length === 0) return { ready: true, parts };
    return {
      ready: false,
      error: `Not ready: ${wrong.map(([part, why]) => `${part}: ${why}`).join('; ')}.`,
      parts,
    };
  };
}
