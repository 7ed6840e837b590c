import type { twoFactorConfirm } from '../../../src/contract/security.contract';
import { parseTwoFactorCode } from '../../../src/domain/auth/two-factor-code';
import { err, ok } from '../../../src/domain/shared/result';
import { mirrorTwoFactor } from '../account/settings.repository';
import { notifySecurityChange } from '../account/notify-security-change';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { renewSession } from '../auth/renew-session';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { RouteHandler } from '../../platform/http/route';
import { giveRecoveryCodes } from './give-recovery-codes';
import { SecretBox } from './secret-box';
import { stepOfCode } from './totp';
import { confirmSecret, readTwoFactor } from './two-factor.repository';
import { wrongCode } from './wrong-code';

const notStarted = refusal.validation({ code: ['Please begin again: there is no new app to confirm.'] });

/**
 * Confirms an authenticator app with its first code and returns recovery codes. Signs all other browsers out and renews the
 * current session id.
 */
export function confirmTwoFactor(
  deps: ServerDependencies,
  { attempts }: Guards,
): RouteHandler<typeof twoFactorConfirm> {
  const box = new SecretBox(deps.config.secret);
  return async (input) => {
    const { body, caller, now, tx } = input;
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    const counted = await attempts.count(attempts.rules.codeProofs, player.id);
    if (!counted.ok) return counted;
    const proposed = await readTwoFactor(tx, player.id);
    if (!proposed || proposed.confirmedAt) return err(notStarted);
    const { encryptedSecret } = proposed;
    const secret = box.open(player.id, encryptedSecret);
    const typed = parseTwoFactorCode(body.code);
    const step = secret !== undefined && typed?.kind === 'totp' ? stepOfCode(secret, typed.code, now) : undefined;
    if (step === undefined) return err(wrongCode);

    const { codes, renewed } = await deps.database.transaction(async (transaction) => {
      if (!(await confirmSecret(transaction, player.id, { encryptedSecret, step, now })))
        throw new RefusalError(notStarted);
      await mirrorTwoFactor(transaction, player.id, true);
      await notifySecurityChange(transaction, { accountId: player.id, change: 'two-factor-on', urls: deps.urls, now });
      return {
        codes: await giveRecoveryCodes(transaction, box, { accountId: player.id, random: deps.random, now }),
        renewed: await renewSession(transaction, { player, now, random: deps.random }),
      };
    });
    await attempts.clear(attempts.rules.codeProofs, player.id);
    input.afterCommit(() => afterChange(deps, renewed.ended));
    return ok({ data: { recovery_codes: [...codes] }, effects: [renewed.effect] });
  };
}
