/** The comment that is ours in a thread, for one purpose. */
export interface OwnComment {
  /**
   * Brings it to this text, in place; where none stands, it is written only if it may be. Does nothing where the token may not
   * write. Rejects with a HostError.
   */
  bring(text: string, how: { mayCreate: boolean }): Promise<void>;
}
