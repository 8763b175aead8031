/** Something the person at the command line can put right. Its message is one sentence, shown without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
