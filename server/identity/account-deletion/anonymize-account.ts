import { eq } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import { DELETED_PREFIX } from '../../../src/domain/shared/reserved-names';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import type { ServerRandom } from '../../platform/system/server-random';

/** Removes all personal data from an account row. The row and its balance stay, because the ledger refers to them. */
export async function anonymizeAccount(tx: Executor, id: string, now: Date, random: ServerRandom): Promise<void> {
  const username = `${DELETED_PREFIX}${random.bytes(4).toString('hex')}`;
  const email = `deleted-${id}@invalid`;
  await tx
    .update(accounts)
    .set({
      username,
      usernameKey: usernameKey(username),
      email,
      emailKey: email,
      emailVerifiedAt: null,
      passwordHash: null,
      alias: 'Deleted account',
      about: '',
      links: [],
      phone: null,
      avatarSeed: 1,
      avatarKey: null,
      premiumUntil: null,
      lastLoginAt: now,
      lastLoginDevice: '',
      deletedAt: now,
    })
    .where(eq(accounts.id, id));
}
