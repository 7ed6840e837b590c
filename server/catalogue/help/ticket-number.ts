import type { ServerRandom } from '../../platform/system/server-random';

const LENGTH = 8;

/** Thirty-two letters and digits, so that a byte falls evenly on them: without I, O, 0 and 1, which are taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new number for a ticket, of 40 bits: nobody comes upon another's by counting. */
export function newTicketNumber(random: ServerRandom): string {
  return [...random.bytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');
}
