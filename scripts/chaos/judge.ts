import type { Facts } from './facts.ts';
import { provesSuccess, sweepsTruly, tellsTheSame } from './invariants/ends.ts';
import {
  endsInTime,
  givesOwnCommands,
  keepsSecrets,
  saysOwnWords,
  staysSmall,
} from './invariants/process.ts';
import { asksOnce, losesNothing, repairsOnce } from './invariants/requests.ts';
import { asksHostRightly, leavesItsEnd, marksWhatItSays, writesWhatIsKnown } from './invariants/thread.ts';

/** What holds for every run, whatever goes wrong in it. Each is a pure function from what was seen to what is wrong in it. */
export const INVARIANTS = {
  'one job or turn for a request': asksOnce,
  'one repair for a head commit': repairsOnce,
  'no id is lost': losesNothing,
  'success is proven': provesSuccess,
  'all tellings agree': tellsTheSame,
  'a sweep tells what it saw': sweepsTruly,
  'heading and marker agree': marksWhatItSays,
  'a comment says what is known': writesWhatIsKnown,
  'the comment is left as the outputs say': leavesItsEnd,
  'requests that the host knows': asksHostRightly,
  'no secret anywhere': keepsSecrets,
  'no foreign command': givesOwnCommands,
  'ends within its time': endsInTime,
  'at most 120 MiB': staysSmall,
  'nothing on stderr': saysOwnWords,
} as const satisfies Record<string, (facts: Facts) => string[]>;

export type InvariantName = keyof typeof INVARIANTS;

export interface Violation {
  readonly invariant: InvariantName | 'can be read';
  readonly what: string;
}

export function judge(facts: Facts): readonly Violation[] {
  return (Object.keys(INVARIANTS) as InvariantName[]).flatMap((invariant) =>
    INVARIANTS[invariant](facts).map((what) => ({ invariant, what })),
  );
}
