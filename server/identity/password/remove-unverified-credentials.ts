import type { Executor } from '../../platform/database/executor';
import { mirrorTwoFactor } from '../account/settings.repository';
import { deleteIdentities } from '../social/social-identity.repository';
import { deleteTwoFactor } from '../two-factor/two-factor.repository';

/** Takes from an account whatever somebody who registered it with a stranger's address could have left to come back by; call it when its owner proves the address for the first time. */
export async function removeUnverifiedCredentials(tx: Executor, accountId: string): Promise<void> {
  await deleteIdentities(tx, accountId);
  await deleteTwoFactor(tx, accountId);
  await mirrorTwoFactor(tx, accountId, false);
}
