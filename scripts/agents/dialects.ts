/** What a model does next: it has a tool of the agent's called, or it says something, which ends its turn. */
export type Move = { tool: string; given: Record<string, unknown> } | { text: string };

/** A JSON object; anything may lack in it. */
type Json = { [key: string]: unknown };

/**
 * How models are asked over HTTP, and how they answer, in streams of events: as much of it as agents need for tool calls and
 * text. Written after the public descriptions of the interfaces, and held against what the agents take.
 */
export type Dialect = {
  /** The path that a turn is asked for at. */
  path: RegExp;
  /** Results of tools in what was said so far: how many moves have been made. */
  countResults: (asked: Json) => number;
  events: (move: Move, id: string) => readonly Json[];
  /** What is said without a stream, to those who ask for none. */
  word?: (text: string) => Json;
  error: (status: number, text: string) => Json;
};

export const DIALECTS: Readonly<Record<'messages' | 'responses' | 'gemini', Dialect>> = {
  /** Anthropic Messages. */
  messages: {
    path: /\/messages$/,
    countResults: ({ messages }) =>
      list(messages)
        .flatMap(({ content }) => list(content))
        .filter(({ type }) => type === 'tool_result').length,
    events: messageEvents,
    word: (text) => ({ ...message('word'), content: [{ type: 'text', text }], stop_reason: 'end_turn' }),
    error: (status, message) => {
      const type = status === 401 ? 'authentication_error' : 'overloaded_error';
      return { type: 'error', error: { type, message } };
    },
  },
  /** OpenAI Responses. */
  responses: {
    path: /\/responses$/,
    countResults: ({ input }) => list(input).filter(({ type }) => `${type}`.endsWith('_output')).length,
    events: responseEvents,
    error: (status, message) => {
      const code = status === 401 ? 'invalid_api_key' : 'server_is_overloaded';
      return { error: { message, type: 'invalid_request_error', code, param: null } };
    },
  },
  /** Gemini’s generateContent. */
  gemini: {
    path: /:streamGenerateContent$/,
    countResults: ({ contents }) =>
      list(contents)
        .flatMap(({ parts }) => list(parts))
        .filter(({ functionResponse }) => functionResponse !== undefined).length,
    events: (move) => {
      const part = 'text' in move ? move : { functionCall: { name: move.tool, args: move.given } };
      const content = { role: 'model', parts: [part] };
      const usageMetadata = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 };
      return [{ candidates: [{ index: 0, content, finishReason: 'STOP' }], usageMetadata }];
    },
    error: (code, message) => {
      return { error: { code, message, status: code === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE' } };
    },
  },
};

/** The text of a stream of server-sent events, each named by its type where it has one. */
export function eventStream(events: readonly Json[]): string {
  const texts = events.map((event) => {
    const name = typeof event.type === 'string' ? `event: ${event.type}\n` : '';
    return `${name}data: ${JSON.stringify(event)}\n\n`;
  });
  return texts.join('');
}

export function hasTools({ tools }: Json): boolean {
  return list(tools).length > 0;
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value : [];
}

function message(id: string): Json {
  const usage = { input_tokens: 10, output_tokens: 5 };
  return {
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model: 'stand-in',
    stop_sequence: null,
    usage,
  };
}

function messageEvents(move: Move, id: string): Json[] {
  const [content_block, delta, stop_reason] =
    'text' in move
      ? [{ type: 'text', text: '' }, { type: 'text_delta', text: move.text }, 'end_turn']
      : [
          { type: 'tool_use', id: `toolu_${id}`, name: move.tool, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(move.given) },
          'tool_use',
        ];
  return [
    { type: 'message_start', message: { ...message(id), content: [], stop_reason: null } },
    { type: 'content_block_start', index: 0, content_block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 5 } },
    { type: 'message_stop' },
  ];
}

function responseEvents(move: Move, id: string): Json[] {
  const usage = { input_tokens: 10, output_tokens: 5, total_tokens: 15 };
  const response = { id: `resp_${id}`, object: 'response', created_at: 0, model: 'stand-in', usage };
  const item =
    'text' in move
      ? {
          type: 'message',
          role: 'assistant',
          content: [{ type: 'output_text', text: move.text, annotations: [] }],
        }
      : {
          type: 'function_call',
          call_id: `call_${id}`,
          name: move.tool,
          arguments: JSON.stringify(move.given),
        };
  const whole = { id: `item_${id}`, status: 'completed', ...item };
  return [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
    { type: 'response.output_item.done', output_index: 0, item: whole },
    { type: 'response.completed', response: { ...response, status: 'completed', output: [whole] } },
  ];
}
