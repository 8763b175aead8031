const PERCENT = 0x25;

/** Passes bytes on, `%41` as the byte that it stands for, with the places where each begins and ends in the text. */
export function createPercentDecoder(emit: (byte: number, start: number, end: number) => void) {
  /** What may become an escape: a percent sign, or one with its first digit. */
  let pending: number[] = [];
  let start = 0;

  const giveUp = () => {
    for (const [index, byte] of pending.entries()) emit(byte, start + index, start + index + 1);
    pending = [];
  };

  return {
    read: (byte: number, place: number) => {
      if (pending.length > 0) {
        const digit = hexDigit(byte);
        if (digit === undefined) giveUp();
        else if (pending.length === 1) {
          pending.push(byte);
          return;
        } else {
          const value = (hexDigit(pending[1] ?? 0) ?? 0) * 16 + digit;
          pending = [];
          emit(value, start, place + 1);
          return;
        }
      }
      if (byte !== PERCENT) {
        emit(byte, place, place + 1);
        return;
      }
      pending = [byte];
      start = place;
    },
    end: giveUp,
    safeUntil: () => (pending.length === 0 ? Number.POSITIVE_INFINITY : start),
  };
}

function hexDigit(byte: number): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x61 + 10 : undefined;
}
