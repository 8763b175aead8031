/** Somebody whom the code host names. */
export interface Person {
  readonly login: string;
  readonly isBot: boolean;
}
