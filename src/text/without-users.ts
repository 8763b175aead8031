/** From `://` to the last `@` before a path; where the text was cut, what may be half of it. */
const USER = /:\/\/[^\s/]*@/g;
const HALF_OF_ONE = /:\/\/[^\s/@:]*:[^\s/@]*…$/;

/**
 * Takes users and passwords out of the addresses in a text. Why a job failed is often what git or a remote said, whose
 * addresses carry tokens that nobody here knows; it is shown to whoever reads the thread. Both ends see to it.
 */
export function withoutUsers(text: string): string {
  return text.replace(USER, '://***@').replace(HALF_OF_ONE, '://***…');
}
