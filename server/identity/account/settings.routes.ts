import { eq } from 'drizzle-orm';
import { securityOverview, settingChange } from '../../../src/contract/security.contract';
import { maskedAddress } from '../../../src/domain/account/security-overview';
import type { SettingProblem } from '../../../src/domain/session/read-settings';
import { changeSetting } from '../../../src/domain/session/read-settings';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { accounts } from '../../platform/database/schema/accounts';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { listProviders } from '../social/social-identity.repository';
import { countRecoveryCodes, hasTwoFactor } from '../two-factor/two-factor.repository';
import { readPendingAddress } from './pending-address';
import { lockSettings, writeSettings } from './settings.repository';

/** Returns the security settings of the player's account. */
const readSecurity: RouteHandler<typeof securityOverview> = async ({ caller, now, tx }) => {
  const accountId = caller.player.id;
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

const PROBLEMS: Readonly<Record<SettingProblem['kind'], readonly [field: string, text: string]>> = {
  'unknown-setting': ['field', 'This setting does not exist.'],
  'wrong-value': ['value', 'This setting cannot have this value.'],
  'read-only': ['field', 'This setting can’t be changed here.'],
};

/** Route that changes the player's own settings. */
export function settingsRoutes({ presence }: Pick<ServerDependencies, 'presence'>): readonly Route[] {
  return [
    route(securityOverview, readSecurity),

    route(settingChange, async (input) => {
      const { body, caller, tx } = input;
      const { id: accountId } = caller.player;
      const { group, field, value } = body;
      const changed = changeSetting(await lockSettings(tx, accountId), group, field, value);
      if (!changed.ok) {
        const [refused, text] = PROBLEMS[changed.error.kind];
        return err(refusal.validation({ [refused]: [text] }));
      }
      await writeSettings(tx, accountId, changed.value);
      // The visibility of the player to friends may have changed.
      if (group === 'privacy' || group === 'community') input.afterCommit(() => presence.publish(accountId));
      return ok({ data: { settings: changed.value } });
    }),
  ];
}
