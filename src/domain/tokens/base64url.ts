const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes bytes as base64url without padding (RFC 4648 §5). */
export function encodeBase64url(bytes: readonly number[]): string {
  return regrouped(bytes, 8, 6, true)
    .map((digit) => ALPHABET.charAt(digit))
    .join('');
}

/** Reads base64url exactly as `encodeBase64url` writes it; undefined for padding, other characters, and spare bits that are set. */
export function decodeBase64url(text: string): readonly number[] | undefined {
  // A character outside of the alphabet never comes back from the encoder.
  const digits = [...text].map((digit) => ALPHABET.indexOf(digit));
  const bytes = regrouped(digits, 6, 8, false);
  return encodeBase64url(bytes) === text ? bytes : undefined;
}

/** Cuts groups of `from` bits into groups of `to` bits; bits that fill no group are padded with zeros or dropped. */
function regrouped(groups: readonly number[], from: number, to: number, pad: boolean): readonly number[] {
  const bits = groups.map((group) => group.toString(2).padStart(from, '0')).join('');
  const whole = pad ? bits.padEnd(Math.ceil(bits.length / to) * to, '0') : bits;
  return Array.from({ length: Math.floor(whole.length / to) }, (_, index) =>
    parseInt(whole.slice(index * to, (index + 1) * to), 2),
  );
}
