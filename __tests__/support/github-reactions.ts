import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { renderReaction } from './github-world.ts';

/** The three reaction operations of one kind of target. */
function buildRoutes(names: { kind: string; list: string; create: string; delete: string }) {
  const targetOf = ({ parameters }: Call): string =>
    `${names.kind}/${parameters.comment_id ?? parameters.issue_number}`;
  const exists = (call: Call): boolean => {
    const id = Number(call.parameters.comment_id ?? call.parameters.issue_number);
    if (names.kind === 'issue') return call.world.threads.has(id);
    return (names.kind === 'comment' ? call.world.comments : call.world.reviewComments).has(id);
  };
  return {
    [names.list]: (call: Call): Reply => {
      if (!exists(call)) return notFound();
      const content = call.query.get('content');
      const found = [...call.world.reactions.values()].filter(
        (reaction) => reaction.on === targetOf(call) && (!content || reaction.content === content),
      );
      return { status: 200, list: true, body: found.map((reaction) => renderReaction(call.world, reaction)) };
    },
    [names.create]: (call: Call): Reply => {
      const { world, user, body } = call;
      if (!exists(call)) return notFound();
      const on = targetOf(call);
      const content = String(body.content);
      const same = [...world.reactions.values()].find(
        (reaction) =>
          reaction.on === on && reaction.content === content && reaction.user.login === user.login,
      );
      if (same) return { status: 200, body: renderReaction(world, same) };
      const reaction = { id: world.nextId(), on, content, user, createdAt: world.now() };
      world.reactions.set(reaction.id, reaction);
      return { status: 201, body: renderReaction(world, reaction) };
    },
    [names.delete]: (call: Call): Reply => {
      const reaction = call.world.reactions.get(Number(call.parameters.reaction_id));
      if (!reaction || reaction.on !== targetOf(call)) return notFound();
      if (reaction.user.login !== call.user.login) return fail(403, 'Resource not accessible by integration');
      call.world.reactions.delete(reaction.id);
      return { status: 204 };
    },
  };
}

export const reactionRoutes = {
  ...buildRoutes({
    kind: 'issue',
    list: 'reactions/list-for-issue',
    create: 'reactions/create-for-issue',
    delete: 'reactions/delete-for-issue',
  }),
  ...buildRoutes({
    kind: 'comment',
    list: 'reactions/list-for-issue-comment',
    create: 'reactions/create-for-issue-comment',
    delete: 'reactions/delete-for-issue-comment',
  }),
  ...buildRoutes({
    kind: 'review-comment',
    list: 'reactions/list-for-pull-request-review-comment',
    create: 'reactions/create-for-pull-request-review-comment',
    delete: 'reactions/delete-for-pull-request-comment',
  }),
};
