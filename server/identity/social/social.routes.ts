import { identityUnlink } from '../../../src/contract/security.contract';
import {
  socialFinalize,
  socialFinalizeDetails,
  socialLogin,
  socialProviders,
  socialWaiting,
} from '../../../src/contract/social.contract';
import { providerNames } from '../../../src/domain/auth/social-provider';
import { ok, err } from '../../../src/domain/shared/result';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ServerRandom } from '../../platform/system/server-random';
import { lockAccount } from '../account-deletion/lock-account';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { proofOf, provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import { newSessionToken } from '../auth/session-token';
import { finalizeSocial, readFinalize } from './finalize-social';
import { markerEffect, markerEnd } from './marker-effect';
import { notifyIdentityChange } from './notify-identity-change';
import { readWaitingProvider, insertAttempt } from './social-attempt.repository';
import { deleteIdentities, listProviders } from './social-identity.repository';
import type { SocialChecks } from './social-provider.port';

const lastSignInMethod = (name: string) =>
  refusal.validation({
    provider: [`${name} is the only way into your account. Please set a password first, then disconnect it.`],
  });

/** Disconnects a provider from the account and signs all other browsers out: one may have signed in through that provider. */
function unlinkIdentity(deps: ServerDependencies, guards: Guards): RouteHandler<typeof identityUnlink> {
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

/** Creates the secrets of an attempt and the marker of its browser, 256 bits each. */
function newSocialSecrets(random: ServerRandom): SocialChecks & { readonly marker: string } {
  const secret = (): string => newSessionToken(random).token;
  return { state: secret(), nonce: secret(), verifier: secret(), marker: secret() };
}

/** Starts a sign-in: a new attempt, and a new browser marker unless the current one is still in use. */
function beginSocial(deps: ServerDependencies): RouteHandler<typeof socialLogin> {
  return async ({ body, caller, now, tx }) => {
    const provider = deps.social.get(body.provider);
    if (!provider) {
      const text = `Signing in with ${providerNames[body.provider]} is not set up here.`;
      return err(refusal.validation({ provider: [text] }));
    }
    const { marker: fresh, ...checks } = newSocialSecrets(deps.random);
    const address = await provider.begin(checks);
    if (!address.ok) return err(refusal.unavailable());
    const { socialMarker: before } = caller;
    const marker = before !== undefined && (await markerEnd(tx, before, now)) ? before : fresh;
    await insertAttempt(tx, { ...checks, provider: provider.id, marker, now });
    return ok({
      data: { url: address.value },
      effects: [await markerEffect(tx, marker, now)],
    });
  };
}

/** Returns the provider whose proof waits for this browser. */
const readWaiting: RouteHandler<typeof socialWaiting> = async ({ caller, now, tx }) => {
  const { socialMarker: marker } = caller;
  const provider = marker === undefined ? undefined : await readWaitingProvider(tx, marker, now);
  return ok({ data: { provider: provider ?? null } });
};

/** Routes for sign-in, registration and disconnection with a provider. */
export function socialRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const limit = { max: deps.config.production ? 20 : 1000, windowSeconds: 60, by: 'ip' } as const;
  return [
    route(socialProviders, async () => ok({ data: { providers: [...deps.social.keys()] } })),
    route(socialLogin, beginSocial(deps), { transaction: false, limit }),
    route(socialWaiting, readWaiting, { limit }),
    route(socialFinalizeDetails, readFinalize, { limit }),
    route(socialFinalize, finalizeSocial(deps), { limit }),
    route(identityUnlink, unlinkIdentity(deps, guards), { transaction: false }),
  ];
}
