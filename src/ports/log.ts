/** Where a run speaks. Every text is redacted and made harmless here, so callers may pass foreign text. */
export interface Log {
  info(text: string): void;
  notice(text: string): void;
  warning(text: string): void;
  error(text: string): void;
}
