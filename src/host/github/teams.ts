import type { CodeHost, PermissionAnswer } from '../../ports/code-host.ts';
import { toOneLine } from '../../text/one-line.ts';
import { isGiteaApi } from './gitea.ts';
import { HostError } from './host-error.ts';
import { readPerson } from './read.ts';
import { isNo, requireList } from './require.ts';
import type { Send } from './send.ts';
import { unreadOf } from './unread.ts';

/** Teams that are asked about one member. */
const TEAMS_MAX = 20;
const NAME_MAX_CHARACTERS = 40;

type Unread = Exclude<PermissionAnswer, { kind: 'answer' }>;

/**
 * Gitea and Forgejo: what the permission API says of somebody in a team is the least that the team may do on any unit of
 * the repository, so who may push but only read the wiki counts as a reader there. The teams themselves say more.
 * https://docs.gitea.com/api/#tag/repository/operation/repoListTeams
 */
export function createTeamLookup(
  send: Send,
  place: { repository: string; apiUrl: string },
): Pick<CodeHost, 'teamPermission'> {
  const [owner, repo] = place.repository.split('/');

  /** @throws HostError */
  const isMember = async (team: unknown, login: string): Promise<boolean> => {
    try {
      const { data, asked } = await send('GET /teams/{team}/members/{login}', { team, login });
      const isAboutThem = readPerson(data)?.login.toLowerCase() === login.toLowerCase();
      if (!isAboutThem) throw isNo('answer about that person', asked);
      return true;
    } catch (error) {
      if (error instanceof HostError && error.failure === 'gone') return false;
      throw error;
    }
  };

  /** Undefined where there are none: a repository of a person has no teams, and answers so. */
  const listTeams = async () => {
    try {
      return requireList(await send('GET /repos/{owner}/{repo}/teams', { owner, repo }));
    } catch (error) {
      if (error instanceof HostError && (error.failure === 'gone' || error.failure === 'refused')) return [];
      throw error;
    }
  };

  return {
    async teamPermission(login, isEnough) {
      if (!isGiteaApi(place.apiUrl)) return undefined;
      const passedOver: { readonly team: string; readonly why: Unread }[] = [];
      try {
        const teams = (await listTeams())
          .map((fields) => ({ id: fields.id, team: nameOf(fields), answer: readTeam(fields) }))
          .filter(({ answer }) => answer.kind !== 'answer' || isEnough(answer));
        for (const { id, team, answer } of teams.slice(0, TEAMS_MAX)) {
          if (answer.kind !== 'answer') {
            passedOver.push({ team, why: answer });
            continue;
          }
          try {
            if (await isMember(id, login)) return answer;
          } catch (error) {
            passedOver.push({ team, why: unreadOf(error) });
          }
        }
      } catch (error) {
        return unreadOf(error);
      }
      return explainPassedOver(passedOver);
    },
  };
}

/** Nobody knows where one of them may yet answer; else the first reason, with all whom it is true of. */
function explainPassedOver(
  passedOver: readonly { readonly team: string; readonly why: Unread }[],
): Unread | undefined {
  const first = passedOver.find(({ why }) => why.kind === 'unanswered') ?? passedOver[0];
  if (!first) return undefined;
  const { why } = first;
  const same = passedOver.filter((one) => one.why.detail === why.detail).map(({ team }) => team);
  return { ...why, detail: `${why.detail ?? 'no reason is known'} for ${same.join(', ')}` };
}

function nameOf({ name }: Record<string, unknown>): string {
  const text = typeof name === 'string' ? toOneLine(name, NAME_MAX_CHARACTERS) : '';
  return text === '' ? 'a team without a name' : `the team ${text}`;
}

const NOT_TOLD: Unread = {
  kind: 'unanswered',
  failure: 'unreadable',
  detail: 'the code host does not say what it may',
};

/** A team that administers may do everything; for any other, what counts is what it may do to the code. */
function readTeam({ id, permission, units_map: map }: Record<string, unknown>): PermissionAnswer {
  if (!Number.isSafeInteger(id)) return NOT_TOLD;
  if (permission === 'admin' || permission === 'owner') return { kind: 'answer', permission };
  const isWithoutMap = map === undefined || map === null;
  // A unit that the team's map does not have is one that it may not see.
  const level = isWithoutMap
    ? permission
    : (Object.entries(map).find(([unit]) => unit === 'repo.code')?.[1] ?? 'none');
  return typeof level === 'string' ? { kind: 'answer', permission: level } : NOT_TOLD;
}
