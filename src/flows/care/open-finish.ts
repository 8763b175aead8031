import type { Finish } from '../../story/finish.ts';
import type { FinishPorts, FinishSubject } from './finish-pull.ts';
import { type FinishRules, isFinishWanted } from './finish-rules.ts';

/** What sees to the pull requests of one repository's runs; undefined, and not loaded, where nothing is wanted. */
export async function openFinish(
  rules: FinishRules | undefined,
  { home, ...ports }: FinishPorts & { home: string },
): Promise<((subject: Omit<FinishSubject, 'home'>) => Promise<Finish>) | undefined> {
  if (!isFinishWanted(rules)) return undefined;
  const { finishPull } = await import('./finish-pull.ts');
  return (subject) => finishPull({ ...subject, home }, { ...ports, rules });
}
