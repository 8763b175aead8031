import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { DIALECTS, type Dialect, eventStream, type Move } from '../../scripts/agents/dialects.ts';
import { nextMove, startStandIn } from '../../scripts/agents/stand-in.ts';

const READ: Move = { tool: 'Read', given: { path: 'a' } };
const EDIT: Move = { tool: 'Edit', given: { path: 'a', text: '"é"\n' } };

type Name = keyof typeof DIALECTS;

/** What an agent asks with after so many results of tools. */
const ASKED: Record<Name, (results: number) => Record<string, unknown>> = {
  messages: (results) => ({
    stream: true,
    tools: [{}],
    messages: [
      { role: 'user', content: 'text' },
      ...Array.from({ length: results }, () => ({ content: [{ type: 'text' }, { type: 'tool_result' }] })),
    ],
  }),
  responses: (results) => ({
    stream: true,
    tools: [{}],
    input: [
      { type: 'message' },
      ...Array.from({ length: results }, () => [{ type: 'function_call' }, { type: 'function_call_output' }]),
    ].flat(),
  }),
  gemini: (results) => ({
    tools: [{}],
    contents: Array.from({ length: results }, () => ({ parts: [{ text: 'x' }, { functionResponse: {} }] })),
  }),
};

const PATH: Record<Name, string> = {
  messages: '/v1/messages',
  responses: '/v1/responses',
  gemini: '/v1beta/models/m:streamGenerateContent',
};

const names = Object.keys(DIALECTS) as Name[];

/** The objects of a stream, put together as a client does. */
function told(name: Name, text: string): unknown {
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? ''));
  if (name === 'gemini') return events[0].candidates[0].content.parts[0];
  if (name === 'responses') {
    const { item } = events.find(({ type }) => type === 'response.output_item.done');
    return item.type === 'message' ? item.content[0].text : [item.name, JSON.parse(item.arguments)];
  }
  const block = events.find(({ type }) => type === 'content_block_start').content_block;
  const { delta } = events.find(({ type }) => type === 'content_block_delta');
  return block.type === 'text' ? delta.text : [block.name, JSON.parse(delta.partial_json)];
}

describe.each(names)('%s', (name) => {
  const dialect: Dialect = DIALECTS[name];

  test('moves come one after the other, and the same again when they are asked for again', () => {
    const moves = [READ, EDIT];
    const due = (results: number) => nextMove(moves, { dialect, asked: ASKED[name](results) });
    expect([due(0), due(0), due(1), due(2), due(3)]).toEqual([
      READ,
      READ,
      EDIT,
      { text: 'Done.' },
      { text: 'Done.' },
    ]);
  });

  test('a request without tools gets a word, and the move where that is words', () => {
    const asked = { ...ASKED[name](0), tools: [] };
    expect(nextMove([EDIT], { dialect, asked })).toEqual({ text: 'Done.' });
    expect(nextMove([{ text: 'An edit.' }], { dialect, asked })).toEqual({ text: 'An edit.' });
    expect(nextMove([EDIT], { dialect, asked: {} })).toEqual({ text: 'Done.' });
  });

  test('a stream holds the whole of a move, and its types as names', () => {
    const stream = (move: Move) => eventStream(dialect.events(move, '1'));
    const call =
      name === 'gemini' ? { functionCall: { name: 'Edit', args: EDIT.given } } : ['Edit', EDIT.given];
    expect(told(name, stream(EDIT))).toEqual(call);
    expect(told(name, stream({ text: 'a\nb' }))).toEqual(name === 'gemini' ? { text: 'a\nb' } : 'a\nb');
    for (const [, type, json] of stream(EDIT).matchAll(/^event: (.*)\ndata: (.*)\n\n/gm))
      expect(JSON.parse(json ?? '').type).toBe(type);
  });

  test('over HTTP: moves, a status, and nothing else', async () => {
    const ask = (port: number, path = PATH[name]) =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: JSON.stringify(ASKED[name](0)) });
    const moving = await startStandIn({ moves: [EDIT] });
    expect(await (await ask(moving.port)).text()).toBe(eventStream(dialect.events(EDIT, '1')));
    expect((await ask(moving.port, '/v1/models')).status).toBe(404);
    expect(moving.turns()).toBe(1);
    await moving.close();
    const refusing = await startStandIn({ status: 401 });
    const refused = await ask(refusing.port);
    expect([refused.status, await refused.text()]).toEqual([
      401,
      JSON.stringify(dialect.error(401, 'the key is not valid')),
    ]);
    await refusing.close();
  });
});

test('a silent model is asked, answers nothing, and can be closed all the same', async () => {
  const silent = await startStandIn('silent');
  const asked = fetch(`http://127.0.0.1:${silent.port}/v1/messages`, { method: 'POST', body: '{}' });
  const ended = asked.then(
    () => 'answered',
    () => 'cut off',
  );
  while (silent.turns() === 0) await new Promise(setImmediate);
  await silent.close();
  expect(await ended).toBe('cut off');
  const again = createServer().listen(silent.port, '127.0.0.1');
  await new Promise((done, fail) => again.once('listening', done).once('error', fail));
  again.close();
});

test('who asks for no stream gets a word without one', async () => {
  const { port, close } = await startStandIn({ moves: [EDIT] });
  const response = await fetch(`http://127.0.0.1:${port}/v1/messages`, { method: 'POST', body: '{}' });
  expect(await response.json()).toMatchObject({ content: [{ type: 'text', text: 'Done.' }] });
  await close();
});
