import { hasRole, roleOf } from '../../instruction/roles.ts';
import type { CodeHost, Person } from '../../ports/code-host.ts';
import { isOlder, isSeen, type Line, type Place } from '../../thread/turn-order.ts';
import type { GateRules } from '../gate-event.ts';
import { lookUpPermission } from '../look-up-permission.ts';
import type { FoundCommand } from './read-line.ts';

/** How commands that no comment of ours answers bear on a request's turn. Each of their authors is looked up once. */
export interface UnansweredCommands {
  bearOn(
    own: Place,
    commands: readonly FoundCommand[],
  ): Promise<Pick<Line, 'missing' | 'hasStrangers'> & { readonly isSeen: boolean }>;
}

export function createUnansweredCommands(
  gate: Pick<GateRules, 'allowedPermission' | 'allowedUsers' | 'allowedBots'>,
  host: CodeHost | undefined,
): UnansweredCommands {
  const { allowedPermission: required, allowedUsers, allowedBots } = gate;
  const nameOf = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');
  const people = new Map<string, boolean>(allowedUsers.map((login) => [login.toLowerCase(), true]));
  const bots = new Set(allowedBots.map(nameOf));

  const mayAsk = async ({ login, isBot }: Person): Promise<boolean> => {
    if (isBot) return bots.has(nameOf(login));
    const told = people.get(login.toLowerCase());
    if (told !== undefined) return told;
    const { answer } = await lookUpPermission(login, { host, required });
    // Nobody is passed over because the host did not say.
    const may = answer.kind !== 'answer' || hasRole(roleOf(answer), required);
    people.set(login.toLowerCase(), may);
    return may;
  };

  return {
    async bearOn(own, commands) {
      const older = commands.filter(({ id }) => isOlder(id, own));
      const missing: number[] = [];
      for (const { id, author } of older) if (await mayAsk(author)) missing.push(id);
      const ids = commands.map(({ id }) => id);
      return { missing, hasStrangers: older.length > missing.length, isSeen: isSeen(own, ids) };
    },
  };
}
