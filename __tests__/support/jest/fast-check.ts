import fastCheck from '../../../node_modules/fast-check/lib/fast-check.js';

/**
 * What tests get for `fast-check` (native-runtime.ts): the package, but strings of any code points come without its map of all
 * 1.1 million of them, which takes half a second and 127 MB of whoever loads it. The same seed gives the same strings, and they
 * shrink alike.
 */
export * from '../../../node_modules/fast-check/lib/fast-check.js';

const SURROGATES = { from: 0xd800, count: 0x800 };
const LAST = 0x10ffff - SURROGATES.count;

const anyCodePoint = fastCheck.nat({ max: LAST }).map(
  (index) => String.fromCodePoint(index < SURROGATES.from ? index : index + SURROGATES.count),
  (character) => {
    const point = typeof character === 'string' ? character.codePointAt(0) : undefined;
    const isWhole = point !== undefined && String.fromCodePoint(point) === character;
    const isSurrogate = point !== undefined && point >= SURROGATES.from && point < 0xe000;
    if (!isWhole || isSurrogate) throw new Error('not one code point');
    return point < SURROGATES.from ? point : point - SURROGATES.count;
  },
);

export const string: typeof fastCheck.string = (constraints = {}) =>
  fastCheck.string(constraints.unit === 'binary' ? { ...constraints, unit: anyCodePoint } : constraints);

export default { ...fastCheck, string };
