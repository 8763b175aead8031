import { hasRole, roleOf } from '../../instruction/roles.ts';
import type { CodeHost, Person } from '../../ports/code-host.ts';
import { isOlder, isSeen, type Line, PASSED_OVER_MS, type Place } from '../../thread/turn-order.ts';
import type { GateRules } from '../gate-event.ts';
import { lookUpPermission } from '../look-up-permission.ts';
import { isSelf } from './eye.ts';
import type { FoundCommand } from './read-line.ts';

/** How commands that no comment of ours answers bear on a request's turn. Each of their authors is looked up once. */
export interface UnansweredCommands {
  bearOn(
    own: Place,
    commands: readonly FoundCommand[],
    nowMs: number,
  ): Promise<Pick<Line, 'missing' | 'hasStrangers'> & { readonly isSeen: boolean }>;
}

export function createUnansweredCommands(
  gate: Pick<GateRules, 'allowedPermission' | 'allowedUsers' | 'allowedBots'>,
  { host, self }: { host: CodeHost; self: Person },
): UnansweredCommands {
  const { allowedPermission: required, allowedUsers, allowedBots } = gate;
  const nameOf = (login: string) => login.toLowerCase().replace(/\[bot\]$/, '');
  const people = new Map<string, boolean>(allowedUsers.map((login) => [login.toLowerCase(), true]));
  const bots = new Set(allowedBots.map(nameOf));
  const answered = new Map<number, boolean>();

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

  /** By a reaction of ours. 👀 on a young one is its run, whose comment is about to come. */
  const isReactedTo = async (command: FoundCommand, isOld: boolean): Promise<boolean> => {
    const known = answered.get(command.id);
    if (known !== undefined) return known;
    const reactions = await host.reactions(command).catch(() => []);
    const ours = reactions.filter(({ author }) => isSelf(author, self));
    const isAnswered = ours.some(({ content }) => isOld || content !== 'eyes');
    answered.set(command.id, isAnswered);
    return isAnswered;
  };

  const isWaitedFor = async (command: FoundCommand, nowMs: number): Promise<boolean> => {
    const isOld = nowMs - command.createdMs >= PASSED_OVER_MS;
    if (command.isAnswered || (isOld && command.isPassedOver)) return false;
    return (await mayAsk(command.author)) && !(await isReactedTo(command, isOld));
  };

  return {
    async bearOn(own, commands, nowMs) {
      const older = commands.filter(({ id }) => isOlder(id, own));
      const missing: number[] = [];
      for (const one of older) if (await isWaitedFor(one, nowMs)) missing.push(one.id);
      const ids = commands.map(({ id }) => id);
      return { missing, hasStrangers: older.length > missing.length, isSeen: isSeen(own, ids) };
    },
  };
}
