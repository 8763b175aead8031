import type { CodeHost, PermissionAnswer } from '../../ports/code-host.ts';
import { isGiteaApi } from './gitea.ts';
import { HostError } from './host-error.ts';
import { readList, readPerson } from './read.ts';
import type { Send } from './send.ts';

/** Teams that are asked about one member. */
const TEAMS_MAX = 20;

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

  const isMember = async (team: unknown, login: string): Promise<boolean> => {
    try {
      const { data } = await send('GET /teams/{team}/members/{login}', { team, login });
      return readPerson(data)?.login.toLowerCase() === login.toLowerCase();
    } catch (error) {
      if (error instanceof HostError && error.failure === 'gone') return false;
      throw error;
    }
  };

  return {
    async teamPermission(login, isEnough) {
      if (!isGiteaApi(place.apiUrl)) return undefined;
      try {
        const { data } = await send('GET /repos/{owner}/{repo}/teams', { owner, repo });
        const teams = (readList(data) ?? [])
          .map((team) => ({ id: team.id, answer: readTeam(team) }))
          .filter(({ id, answer }) => Number.isSafeInteger(id) && isEnough(answer));
        for (const { id, answer } of teams.slice(0, TEAMS_MAX)) if (await isMember(id, login)) return answer;
        return undefined;
      } catch (error) {
        // A repository of a person has no teams, and answers so.
        if (!(error instanceof HostError) || error.failure === 'refused') return undefined;
        return { kind: 'error', failure: error.failure, detail: error.message };
      }
    },
  };
}

/** A team that administers may do everything; for any other, what counts is what it may do to the code. */
function readTeam({ permission, units_map }: Record<string, unknown>): PermissionAnswer {
  if (permission === 'admin' || permission === 'owner') return { kind: 'answer', permission };
  const code = Object.entries(units_map ?? {}).find(([unit]) => unit === 'repo.code')?.[1];
  const level = units_map === undefined || units_map === null ? permission : code;
  return typeof level === 'string' ? { kind: 'answer', permission: level } : { kind: 'answer' };
}
