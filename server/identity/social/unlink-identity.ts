import type { identityUnlink } from '../../../src/contract/security.contract';
import { providerNames } from '../../../src/domain/auth/provider-names';
import { err, ok } from '../../../src/domain/shared/result';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { proofOf, provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { RouteHandler } from '../../platform/http/route';
import { lockAccount } from '../account-deletion/lock-account';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { deleteIdentities, listProviders } from './social-identity.repository';
import { notifyIdentityChange } from './notify-identity-change';

const lastSignInMethod = (name: string) =>
  refusal.validation({
    provider: [`${name} is the only way into your account. Please set a password first, then disconnect it.`],
  });

/** Disconnects a provider from the account and signs all other browsers out: one may have signed in through that provider. */
export function unlinkIdentity(deps: ServerDependencies, guards: Guards): RouteHandler<typeof identityUnlink> {
  return async (input) => {
    const { params, body, caller, now } = input;
    const { provider } = params;
    const { player } = caller;
    if (!player) return err(refusal.unauthenticated());
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;

    const { renewed, notification } = await deps.database.transaction(async (tx) => {
      // Locks the account, so that concurrent calls cannot remove the last two ways to sign in.
      if (!(await lockAccount(tx, player.id))) throw new RefusalError(refusal.unauthenticated());
      const connected = await listProviders(tx, player.id);
      if (!connected.includes(provider)) throw new RefusalError(refusal.notFound('connection'));
      if (connected.length === 1 && (await proofOf(tx, player.id)) !== 'password')
        throw new RefusalError(lastSignInMethod(providerNames[provider]));
      await deleteIdentities(tx, player.id, provider);
      const news = { accountId: player.id, provider, change: 'identity-unlinked', urls: deps.urls, now } as const;
      return {
        notification: await notifyIdentityChange(tx, news),
        renewed: await renewSession(tx, { player, now, random: deps.random }),
      };
    });
    input.afterCommit(() => {
      afterChange(deps, renewed.ended);
      notifyPlayer(deps.realtime, player.id, { notification });
    });
    return ok({ data: null, message: `${providerNames[provider]} is disconnected.`, effects: [renewed.effect] });
  };
}
