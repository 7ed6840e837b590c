import type { Executor } from '../../platform/database/executor';
import type { ServerRandom } from '../../platform/system/server-random';
import { newRecoveryCodes } from './recovery-codes';
import type { SecretBox } from './secret-box';
import { replaceRecoveryCodes } from './two-factor.repository';

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
