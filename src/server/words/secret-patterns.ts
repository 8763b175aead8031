const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The forms in which a secret is looked for, white space left out and base64url written as base64: as it is, in hex of
 * either case, and in base64 at each of the three alignments. Of those, the characters that the secret shares with what
 * stands before or behind it are left out: they hold six bits of it at most.
 */
export function secretPatterns(secret: string): Uint8Array[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  const forms = [
    secret.replace(/\s+/g, ''),
    hex,
    hex.toUpperCase(),
    ...[0, 1, 2].map((at) => base64(bytes, at)),
  ];
  return forms.filter((form) => form !== '').map((form) => Buffer.from(form).map(foldBase64));
}

/** Base64url's own two characters as base64's, so that both are found by one pattern. */
export function foldBase64(byte: number): number {
  if (byte === 0x2d) return 0x2b;
  return byte === 0x5f ? 0x2f : byte;
}

/** The characters of base64 that depend on nothing but these bytes, where `shift` bytes stand before them. */
function base64(bytes: Buffer, shift: number): string {
  const padded = Buffer.concat([Buffer.alloc(shift), bytes]);
  const first = Math.ceil((shift * 8) / 6);
  const end = Math.floor((padded.length * 8) / 6);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => sextet(padded, first + index)).join(
    '',
  );
}

function sextet(bytes: Buffer, index: number): string {
  const bit = index * 6;
  const at = bit >> 3;
  const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  return ALPHABET[(pair >> (10 - (bit & 7))) & 63] ?? '';
}
