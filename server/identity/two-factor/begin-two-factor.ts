import { generateSecret } from 'otplib';
import type { twoFactorBegin } from '../../../src/contract/security.contract';
import { err, ok } from '../../../src/domain/shared/result';
import type { Guards } from '../auth/guards';
import { provePlayer } from '../auth/prove-player';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import { SecretBox } from './secret-box';
import { totpAddress } from './totp';
import { hasTwoFactor, proposeSecret } from './two-factor.repository';

const alreadyEnabled = refusal.validation({ code: ['Two-factor sign-in is on already. Switch it off first.'] });

/** Creates the secret of an authenticator app. It is not used until its first code confirms it. */
export function beginTwoFactor(deps: ServerDependencies, guards: Guards): RouteHandler<typeof twoFactorBegin> {
  const box = new SecretBox(deps.config.secret);
  return async ({ body, caller, now, tx }) => {
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    if (await hasTwoFactor(tx, player.id)) return err(alreadyEnabled);
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const secret = generateSecret();
    const sealed = box.seal(player.id, secret, deps.random);
    if (!(await proposeSecret(tx, player.id, sealed, now))) return err(alreadyEnabled);
    return ok({ data: { secret, uri: totpAddress(secret, player.username) } });
  };
}
