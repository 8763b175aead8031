import { isMap, isScalar, parseDocument, visit } from 'yaml';

export interface DeclaredAction {
  readonly inputs: Readonly<Record<string, { required?: boolean }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** Our actions as workflows name them: from elsewhere, by a whole address, and in this repository itself. */
const OURS = /^(?:https:\/\/[^/]+\/)?OWNER\/docs-agent-action(?:\/([a-z-]+))?@|^\.\/([a-z-]*)$/;

/**
 * What is wrong with the steps of a piece of YAML that use our actions: an input that the action has not, one that it needs and
 * does not get, an output that it has not. `actions` are by their folders, and `''` for the one at the root.
 */
export function findWrongSteps(text: string, actions: ReadonlyMap<string, DeclaredAction>): string[] {
  const wrong: string[] = [];
  const byId = new Map<string, { name: string; action: DeclaredAction }>();
  visit(parseDocument(text), {
    Map: (_, node) => {
      const uses = String(node.get('uses') ?? '');
      const match = OURS.exec(uses);
      if (!match) return;
      const name = match[1] ?? match[2] ?? '';
      const action = actions.get(name);
      if (!action) {
        wrong.push(`${uses}: there is no such action`);
        return;
      }
      const given = node.get('with');
      const names = isMap(given)
        ? given.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
        : [];
      for (const input of names)
        if (!Object.hasOwn(action.inputs, input)) wrong.push(`${uses} has no input ${input}`);
      // A line that gives nothing only names the action.
      for (const [input, { required }] of Object.entries(isMap(given) ? action.inputs : {}))
        if (required && !names.includes(input)) wrong.push(`${uses} needs ${input}`);
      const id = node.get('id');
      if (typeof id === 'string') byId.set(id, { name: uses, action });
    },
  });
  for (const [, id = '', output = ''] of text.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g)) {
    const step = byId.get(id);
    if (step && !Object.hasOwn(step.action.outputs, output))
      wrong.push(`${step.name} has no output ${output}`);
  }
  return wrong;
}
