import { createRequire } from 'node:module';
import { Language, type Node, Parser } from 'web-tree-sitter';

const require = createRequire(import.meta.url);

/** A section of a pipeline, or a step: its name, what stands in its brackets or behind it, and what in its braces. */
export interface Call {
  readonly name: string;
  readonly given: string;
  readonly body: readonly Call[];
}

/** @throws where the text is no Groovy */
export async function parseGroovy(text: string): Promise<Call[]> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-groovy/tree-sitter-groovy.wasm')));
  const tree = parser.parse(text);
  if (!tree || tree.rootNode.hasError) throw new SyntaxError('not Groovy');
  return callsIn(tree.rootNode);
}

function callsIn(node: Node): Call[] {
  return node.namedChildren.flatMap((child) => {
    if (child === null) return [];
    if (child.type !== 'method_invocation' && child.type !== 'juxt_function_call') return callsIn(child);
    const given = child.childForFieldName('arguments') ?? child.childForFieldName('args');
    const body = child.childForFieldName('body');
    return [
      {
        name: child.childForFieldName('name')?.text ?? '',
        given: given?.text ?? '',
        body: body ? callsIn(body) : [],
      },
    ];
  });
}
