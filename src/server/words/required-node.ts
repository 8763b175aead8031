import { UserError } from './user-error.ts';

/**
 * Whether this Node has what the service is made with; the other faces of this product run on older ones.
 * @throws UserError where it has not
 */
export function requireNode(): void {
  if (process.getBuiltinModule?.('node:sqlite') === undefined)
    throw new UserError(`The service needs Node 22.13 or later; this is ${process.version}.`);
}
