/** One exchange with a server. */
export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** For the whole exchange, from the first packet to the last byte of the body. */
  readonly timeoutMs: number;
  /** Largest decoded body. */
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends one request, once. Follows no redirect. Throws what src/client/errors.ts names. */
export type Transport = (request: HttpRequest) => Promise<HttpResponse>;

/** A failed request's error tells whether the server can have seen it. */
export interface MaybeSent {
  readonly sent: boolean;
}
