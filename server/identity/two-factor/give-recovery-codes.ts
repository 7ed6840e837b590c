import { RECOVERY_CHARACTERS } from '../../../src/domain/auth/two-factor';
import type { Executor } from '../../platform/database/executor';
import type { ServerRandom } from '../../platform/system/server-random';
import type { SecretBox } from './secret-box';
import { replaceRecoveryCodes } from './two-factor.repository';

/** Number of recovery codes of an account. */
const RECOVERY_COUNT = 10;

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

const newCode = (random: ServerRandom): string =>
  [...random.bytes(RECOVERY_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? '').join('');

/** Creates ten recovery codes of 50 bits each: `plain` to hash and store, `shown` in two halves for display. */
function newRecoveryCodes(random: ServerRandom): readonly { readonly plain: string; readonly shown: string }[] {
  const half = RECOVERY_CHARACTERS / 2;
  return Array.from({ length: RECOVERY_COUNT }, () => {
    const plain = newCode(random);
    return { plain, shown: `${plain.slice(0, half)}-${plain.slice(half)}` };
  });
}

interface CodesFor {
  readonly accountId: string;
  readonly random: ServerRandom;
  readonly now: Date;
}

/** Replaces all recovery codes of an account and returns the new ones in display form. They cannot be shown again. */
export async function giveRecoveryCodes(
  tx: Executor,
  box: SecretBox,
  { accountId, random, now }: CodesFor,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes(random);
  const hashes = codes.map(({ plain }) => box.hash(accountId, plain));
  await replaceRecoveryCodes(tx, accountId, hashes, now);
  return codes.map(({ shown }) => shown);
}
