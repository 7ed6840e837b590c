import { RECOVERY_CHARACTERS } from '../../../src/domain/auth/two-factor-code';
import type { ServerRandom } from '../../platform/system/server-random';

/** How many recovery codes an account is given. */
const RECOVERY_COUNT = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (random: ServerRandom): string =>
  [...random.bytes(RECOVERY_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');

/** Ten new codes of 50 bits each, as they are stored (`plain`) and as they are shown, in two halves. */
export function newRecoveryCodes(random: ServerRandom): readonly { readonly plain: string; readonly shown: string }[] {
  const half = RECOVERY_CHARACTERS / 2;
  return Array.from({ length: RECOVERY_COUNT }, () => {
    const plain = newCode(random);
    return { plain, shown: `${plain.slice(0, half)}-${plain.slice(half)}` };
  });
}
