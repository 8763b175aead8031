/** Jest's `expect` as it is needed here: what its caller sees is @jest/globals'. */
type Expect = (...actual: [unknown]) => Forms;
type Matcher = (...expected: unknown[]) => unknown;
type Forms = { not: Forms; resolves: Forms; rejects: Forms } & Record<PropertyKey, Matcher | undefined>;

const OWN_FRAME = /\n[^\n]*expect-as-asked\.ts[^\n]*/g;

/**
 * Jest's `expect`, but a call makes the one matcher that is asked for. Jest's own makes each of them in six forms, and an error
 * with its stack for those of a promise: where no process is started, that was a seventh of the processor time of all tests.
 * `world` is where Jest keeps its matchers.
 */
export function asAsked<T extends Expect>(expect: T, world: object): T {
  const kept = Reflect.get(world, Symbol.for('$$jest-matchers-object')) as { matchers: object };

  function make(actual: unknown, name: PropertyKey, isNot: boolean): Matcher | undefined {
    const { matchers } = kept;
    const { stackTraceLimit } = Error;
    if (!Object.hasOwn(matchers, name)) return undefined;
    kept.matchers = { [name]: Reflect.get(matchers, name) };
    // A matcher that fails makes another error, with the stack of its call.
    Error.stackTraceLimit = 0;
    try {
      const forms = expect(actual);
      return (isNot ? forms.not : forms)[name];
    } finally {
      Error.stackTraceLimit = stackTraceLimit;
      kept.matchers = matchers;
    }
  }

  const negated: ProxyHandler<{ actual: unknown }> = {
    get: ({ actual }, name) => make(actual, name, true),
  };
  const plain: ProxyHandler<{ actual: unknown }> = {
    get(asked, name) {
      if (name === 'not') return new Proxy(asked, negated);
      if (name === 'resolves' || name === 'rejects') return new Proxy(expect(asked.actual)[name], ofPromise);
      return make(asked.actual, name, false);
    },
  };
  const ask = (...given: [unknown]) =>
    given.length > 1 ? expect(...given) : new Proxy({ actual: given[0] }, plain);
  return Object.assign(ask, expect) as unknown as T;
}

/** Jest shows the code at the first frame that is not its own. */
const ofPromise: ProxyHandler<Forms> = {
  get(forms, name) {
    if (name === 'not') return new Proxy(forms.not, ofPromise);
    const matcher = forms[name];
    if (matcher === undefined) return undefined;
    return (...expected: unknown[]) => {
      try {
        const ended = matcher(...expected) as Promise<unknown>;
        ended.catch(dropOwnFrames);
        return ended;
      } catch (error) {
        dropOwnFrames(error);
        throw error;
      }
    };
  },
};

function dropOwnFrames(error: unknown): void {
  if (error instanceof Error) error.stack = error.stack?.replace(OWN_FRAME, '') ?? '';
}
