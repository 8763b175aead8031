/**
 * Takes out what a program writes for a terminal and not for a reader: the sequences of ECMA-48, that is ESC, CSI, the
 * strings OSC, DCS, SOS, PM and APC, and the C1 forms of them all, and other control characters but line feeds and tabs.
 * A carriage return ends a line. One step a character, whatever is written: a search for the end of each sequence takes
 * a time that grows with the square of the text. The end of a line ends any sequence: left open, it hides no more.
 */
export type ControlFilter = {
  /** What is left of the next piece; a sequence may go on in the piece after it. */
  push: (text: string) => string;
};

type State = 'text' | 'escape' | 'designation' | 'sequence' | 'string' | 'string-escape';

const [BEL, LF, CR, CAN, SUB, ESC, ST] = [0x07, 0x0a, 0x0d, 0x18, 0x1a, 0x1b, 0x9c];
const CSI = 0x9b;
/** DCS, SOS, OSC, PM, APC in one character, and what follows an ESC in the two of them. */
const STRINGS: readonly number[] = [0x90, 0x98, 0x9d, 0x9e, 0x9f];
const ESC_STRINGS = 'PX]^_';

export function createControlFilter(): ControlFilter {
  let state: State = 'text';
  let afterReturn = false;
  return {
    push: (text) => {
      let out = '';
      let start = -1;
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        const next = step(state, code);
        state = next === 'shown' ? 'text' : next;
        if (next === 'shown' && !(code === LF && afterReturn)) {
          if (start === -1) start = at;
        } else if (start !== -1) {
          out += text.slice(start, at);
          start = -1;
        }
        if (code === CR) out += '\n';
        if (code === CR) afterReturn = true;
        else if (next === 'shown') afterReturn = false;
      }
      return start === -1 ? out : out + text.slice(start);
    },
  };
}

/** Where a character leads; `shown` is text that the character is part of. */
function step(state: State, code: number): State | 'shown' {
  switch (state) {
    case 'text':
      return stepInText(code);
    case 'escape':
      if (code === 0x5b) return 'sequence';
      if (ESC_STRINGS.includes(String.fromCharCode(code))) return 'string';
      if (isWithin(code, [0x20, 0x2f])) return 'designation';
      return isWithin(code, [0x30, 0x7e]) ? 'text' : stepInText(code);
    case 'designation':
      if (isWithin(code, [0x20, 0x2f])) return state;
      return isWithin(code, [0x30, 0x7e]) ? 'text' : stepInText(code);
    case 'sequence':
      if (isWithin(code, [0x20, 0x3f])) return state;
      return isWithin(code, [0x40, 0x7e]) ? 'text' : stepInText(code);
    case 'string':
      if (code === BEL || code === ST) return 'text';
      if (code === ESC) return 'string-escape';
      return code === LF || code === CR || code === CAN || code === SUB ? stepInText(code) : state;
    case 'string-escape':
      return code === 0x5c ? 'text' : step('escape', code);
  }
}

function stepInText(code: number): State | 'shown' {
  if (code === ESC) return 'escape';
  if (code === CSI) return 'sequence';
  if (STRINGS.includes(code)) return 'string';
  const isControl = code < 0x20 || isWithin(code, [0x7f, 0x9f]);
  return isControl && code !== LF && code !== 0x09 ? 'text' : 'shown';
}

function isWithin(code: number, [first, last]: readonly [number, number]): boolean {
  return code >= first && code <= last;
}
