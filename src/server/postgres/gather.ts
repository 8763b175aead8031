/** More than this is not done at once. */
const GROUP_MAX = 64;

/**
 * Does together what is asked for at the same moment: to ask the database, and to have it commit, costs about the same for ten
 * as for one. Results are in the order of what was asked. What fails fails for all of the group.
 */
export function gather<Asked, Result>(
  work: (group: readonly Asked[]) => Promise<readonly Result[]>,
): (asked: Asked) => Promise<Result> {
  type Member = { asked: Asked; resolve: (result: Result) => void; reject: (error: unknown) => void };
  let waiting: Member[] = [];

  const start = async (group: readonly Member[]) => {
    try {
      const results = await work(group.map(({ asked }) => asked));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };
  const startAll = () => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += GROUP_MAX) void start(all.slice(at, at + GROUP_MAX));
  };

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (waiting.length === 1) setImmediate(startAll);
    });
}
