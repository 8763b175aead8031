import { expect, test } from '@jest/globals';
import { showInvisible } from '../../src/text/show-invisible.ts';

test.each([
  ['a line of ü, 界 and 🚀', 'a line of ü, 界 and 🚀'],
  ['a\n\tb', 'a\n\tb'],
  ['a\rb\u0000\u007f', 'a‹U+000D›b‹U+0000›‹U+007F›'],
  ['a\u202eb\u200b', 'a‹U+202E›b‹U+200B›'],
  ['a\u2028b\u2029', 'a‹U+2028›b‹U+2029›'],
  ['\u{e0041}\u{e0100}', '‹U+E0041›‹U+E0100›'],
  ['a\u3164b', 'a‹U+3164›b'],
  ['❤\ufe0f 1\ufe0f\u20e3', '❤\ufe0f 1\ufe0f\u20e3'],
  ['a\ufe0f', 'a‹U+FE0F›'],
  ['a\ud800', 'a\ufffd'],
])('%j is shown as %j', (text, shown) => expect(showInvisible(text)).toBe(shown));
