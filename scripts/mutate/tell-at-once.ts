import { resolve } from 'node:path';
import { type Mutant, renderSurvivors } from './render.ts';

/** Stryker's reporter that tells of a mutant as soon as it has survived: a run that is broken off has told something. */
class TellAtOnce {
  onMutantTested(mutant: Mutant): void {
    const told = renderSurvivors([mutant], resolve(import.meta.dirname, '../..'));
    if (told !== '') console.log(told);
  }
}

/** What Stryker looks for in a plugin. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'at-once', injectableClass: TellAtOnce }];
