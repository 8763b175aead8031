/** What a browser says of where a form came from. */
export type FormOrigin = {
  /** `Sec-Fetch-Site`, which browsers send over https and to this machine. */
  site: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  publicUrl: string;
};

/**
 * Whether a form was sent from a page of the service itself, and not by another site in the name of whoever looks at it.
 * What is no browser says nothing of the kind, and carries no cookie that it was not given.
 */
export function isOwnForm({ site, origin, host, publicUrl }: FormOrigin): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
