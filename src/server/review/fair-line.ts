/** Somebody who waits for a page, and says whether they still do. */
export type Waiter = {
  /** One of the configuration's: whoever asks must not be able to make up lines. */
  project: string;
  /** An address. */
  caller: string;
  /** What is to be rendered; those with the same name get the same page. */
  page: string;
  isGone: () => boolean;
};

/** A browser has six connections, and several people may share an address. */
const CALLER_MAX = 32;
const PROJECT_MAX = 128;

/**
 * Who waits for pages: a line for each project, in it one for each caller. Projects take turns, and so do the callers of a
 * project, so that nobody who asks much makes others wait for more than one page of his. Each line has an end; where a
 * project's is full, whoever has most in it gives way to those with less.
 */
export function createFairLine<W extends Waiter>() {
  // Both in the order of their turns: who was served goes to the end.
  const projects = new Map<string, Map<string, W[]>>();

  const callersOf = (project: string) => projects.get(project) ?? new Map<string, W[]>();
  const leave = (waiter: W) => {
    const callers = callersOf(waiter.project);
    const rest = (callers.get(waiter.caller) ?? []).filter((other) => other !== waiter);
    if (rest.length > 0) callers.set(waiter.caller, rest);
    else callers.delete(waiter.caller);
    if (callers.size === 0) projects.delete(waiter.project);
  };
  const all = (project: string) => [...callersOf(project).values()].flat();

  return {
    /** Lets somebody wait; gives back who does not wait any more: the gone, and whoever there is no room for. */
    add: (waiter: W): W[] => {
      const out = all(waiter.project).filter(({ isGone }) => isGone());
      out.forEach(leave);
      const callers = callersOf(waiter.project);
      const own = callers.get(waiter.caller) ?? [];
      const longest = [...callers.values()].reduce((a, b) => (b.length > a.length ? b : a), own);
      if (own.length >= CALLER_MAX) return [...out, waiter];
      if (all(waiter.project).length >= PROJECT_MAX) {
        const last = longest.length > own.length + 1 ? longest.at(-1) : undefined;
        if (!last) return [...out, waiter];
        leave(last);
        out.push(last);
      }
      callers.set(waiter.caller, [...own, waiter]);
      projects.set(waiter.project, callers);
      return out;
    },

    /** Whose turn it is, of the projects that are not `busy`. */
    next: (busy: (project: string) => boolean): W | undefined => {
      const [, callers] = [...projects].find(([project]) => !busy(project)) ?? [];
      const [waiters] = callers?.values() ?? [];
      return waiters?.[0];
    },

    waitingFor: ({ project, page }: Pick<W, 'project' | 'page'>): W[] =>
      all(project).filter((waiter) => waiter.page === page),

    leave,

    /** The turn of a project and a caller is over: the others are before them. */
    pass: ({ project, caller }: Pick<W, 'project' | 'caller'>): void => {
      const callers = projects.get(project);
      if (!callers) return;
      toEnd(callers, caller);
      toEnd(projects, project);
    },
  };
}

function toEnd<T>(turns: Map<string, T>, name: string): void {
  const found = turns.get(name);
  if (found === undefined) return;
  turns.delete(name);
  turns.set(name, found);
}
