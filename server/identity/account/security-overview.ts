import { eq } from 'drizzle-orm';
import type { securityOverview } from '../../../src/contract/security.contract';
import { maskedAddress } from '../../../src/domain/account/masked-address';
import { err, ok } from '../../../src/domain/shared/result';
import { accounts } from '../../platform/database/schema/accounts';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { listProviders } from '../social/social-identity.repository';
import { readPendingAddress } from './pending-address';
import { countRecoveryCodes, hasTwoFactor } from '../two-factor/two-factor.repository';

/** Returns the security settings of the player's account. */
export const readSecurity: RouteHandler<typeof securityOverview> = async ({ caller, now, tx }) => {
  const accountId = caller.player?.id ?? '';
  const [account] = await tx
    .select({ email: accounts.email, verifiedAt: accounts.emailVerifiedAt, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) return err(refusal.unauthenticated());
  const pending = await readPendingAddress(tx, accountId, now);
  return ok({
    data: {
      email: account.email,
      email_verified: account.verifiedAt !== null,
      pending_email: pending === undefined ? null : maskedAddress(pending),
      has_password: account.passwordHash !== null,
      providers: [...(await listProviders(tx, accountId))],
      two_factor: await hasTwoFactor(tx, accountId),
      recovery_left: await countRecoveryCodes(tx, accountId),
    },
  });
};
