import * as z from 'zod';

export const variableName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable');

/** JSON has no comments: the key `//` is accepted in every object and ignored. */
export const comment = { '//': z.unknown().optional() };
