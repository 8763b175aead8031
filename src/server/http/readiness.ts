const PARTS = ['database', 'disk', 'worker'] as const;
type Part = (typeof PARTS)[number];
type Check = () => string | undefined | Promise<string | undefined>;

export type PartState = { ok: boolean; why?: string };
/** Of the parts that a process has: one that only serves requests has no worker. */
export type PartStates = { database: PartState; disk: PartState; worker?: PartState };

export type Readiness = () => Promise<
  { ready: true; parts: PartStates } | { ready: false; error: string; parts: PartStates }
>;

/** Asks each part what is wrong with it: nothing, or a sentence. */
export function createReadiness(
  checks: Record<Exclude<Part, 'worker'>, Check> & { worker?: Check },
): Readiness {
  return async () => {
    const answers = await Promise.all(
      PARTS.flatMap((part) => {
        const check = checks[part];
        return check ? [Promise.resolve(check()).then((why) => [part, why] as const)] : [];
      }),
    );
    const states = answers.map(([part, why]): [Part, PartState] => [
      part,
      why === undefined ? { ok: true } : { ok: false, why },
    ]);
    const parts = Object.fromEntries(states) as PartStates;
    const wrong = answers.filter(([, why]) => why !== undefined);
    if (wrong.length === 0) return { ready: true, parts };
    return {
      ready: false,
      error: `Not ready: ${wrong.map(([part, why]) => `${part}: ${why}`).join('; ')}.`,
      parts,
    };
  };
}
