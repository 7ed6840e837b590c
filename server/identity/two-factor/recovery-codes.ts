import { RECOVERY_CHARACTERS } from '../../../src/domain/auth/two-factor-code';
import type { ServerRandom } from '../../platform/system/server-random';

/** Number of recovery codes of an account. */
const RECOVERY_COUNT = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (random: ServerRandom): string =>
  [...random.bytes(RECOVERY_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');

/** Creates ten recovery codes of 50 bits each: `plain` to hash and store, `shown` in two halves for display. */
export function newRecoveryCodes(random: ServerRandom): readonly { readonly plain: string; readonly shown: string }[] {
  const half = RECOVERY_CHARACTERS / 2;
  return Array.from({ length: RECOVERY_COUNT }, () => {
    const plain = newCode(random);
    return { plain, shown: `${plain.slice(0, half)}-${plain.slice(half)}` };
  });
}
