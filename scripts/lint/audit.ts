/** What npm's audit says: what it found by severity, or why nobody was asked. */
export type Audit = { found: Record<string, number> } | { unasked: string };

const SEVERITIES = ['moderate', 'high', 'critical'];

/** Reads what `npm audit --json` writes, whatever its exit code was: that is 1 for a find and for a failure alike. */
export function readAudit(output: string): Audit {
  let answer: unknown;
  try {
    answer = JSON.parse(output);
  } catch {
    return { unasked: 'npm audit gave no answer that can be read' };
  }
  const { metadata, message } = (answer ?? {}) as {
    metadata?: { vulnerabilities?: unknown };
    message?: unknown;
  };
  const found = metadata?.vulnerabilities;
  if (typeof found !== 'object' || found === null || SEVERITIES.some((name) => !(name in found)))
    return { unasked: typeof message === 'string' ? message : 'npm audit gave no answer that can be read' };
  return { found: found as Record<string, number> };
}

/** Fails for moderate and above. A registry that can't be asked has found nothing, and is said loudly. */
export function judgeAudit(audit: Audit): { isFine: boolean; why: string } {
  if ('unasked' in audit)
    return {
      isFine: true,
      why: `NOT ASKED: KNOWN HOLES OF THE PACKAGES. ${audit.unasked.replace(/https?:\S+/g, 'the registry')}`,
    };
  const counted = SEVERITIES.filter((name) => Number(audit.found[name]) > 0);
  if (counted.length === 0) return { isFine: true, why: 'No known holes of moderate severity or above.' };
  const told = counted.map((name) => `${audit.found[name]} ${name}`).join(', ');
  return { isFine: false, why: `Known holes: ${told}. npm audit names them.` };
}
