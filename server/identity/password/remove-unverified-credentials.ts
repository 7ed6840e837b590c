import type { Executor } from '../../platform/database/executor';
import { mirrorTwoFactor } from '../account/settings.repository';
import { deleteIdentities } from '../social/social-identity.repository';
import { deleteTwoFactor } from '../two-factor/two-factor.repository';

/**
 * Removes identities and second factors added before the address was verified: a stranger may have registered the account.
 * Call it when the owner verifies the address for the first time.
 */
export async function removeUnverifiedCredentials(tx: Executor, accountId: string): Promise<void> {
  await deleteIdentities(tx, accountId);
  await deleteTwoFactor(tx, accountId);
  await mirrorTwoFactor(tx, accountId, false);
}
