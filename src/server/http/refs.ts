import { createPathFilter } from '../../text/path-glob.ts';
import type { ProjectSettings } from '../config/config.ts';

/** Why a job may not start from a branch that its caller names; undefined where it may. */
export function refuseRef(
  wanted: string | null,
  { ref, refs }: Pick<ProjectSettings, 'ref' | 'refs'>,
): string | undefined {
  if (wanted === ref || wanted === null) return undefined;
  if (refs.length > 0 && createPathFilter({ include: refs, exclude: [] })(wanted)) return undefined;
  const own = ref ?? 'the default branch, without `ref`';
  return `\`ref\`: a job of this project can't start from ${wanted}. Accepted: ${[own, ...refs].join(', ')}.`;
}
