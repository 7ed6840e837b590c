import * as z from 'zod/mini';
import { identityUnlink } from '../../../src/contract/security.contract';
import {
  socialFinalize,
  socialFinalizeDetails,
  socialLogin,
  socialProviders,
  socialWaiting,
} from '../../../src/contract/social.contract';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { RegisteringProvider } from '../../../src/domain/auth/social-provider';
import { providerNames } from '../../../src/domain/auth/social-provider';
import { ok, err } from '../../../src/domain/shared/result';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { ServerRandom } from '../../platform/system/server-random';
import { lockAccount } from '../account-deletion/lock-account';
import { presentSession } from '../account/account.presenter';
import { readOwnAccount, usernameIsTaken } from '../account/account.repository';
import { avatarSeed } from '../account/avatar';
import { createAccount } from '../account/create-account';
import { deviceName } from '../account/device-name';
import { queueAddressMail } from '../account/queue-address-mail';
import { emailMessages, usernameMessages } from '../account/registration.policy';
import { verifyAddress } from '../account/verify-address';
import { afterChange } from '../auth/after-change';
import type { Guards } from '../auth/guards';
import { proofOf, provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import { newSessionToken, hashToken } from '../auth/session-token';
import { startSession } from '../auth/start-session';
import type { LinkSecret } from '../email-links/link-secrets.repository';
import { readLinkSecret, useLinkSecret } from '../email-links/link-secrets.repository';
import type { FinalizeDetails } from './finalize-details';
import { finalizeDetails } from './finalize-details';
import { markerEffect, markerEnd } from './marker-effect';
import { notifyIdentityChange } from './notify-identity-change';
import { readWaitingProvider, insertAttempt } from './social-attempt.repository';
import { deleteIdentities, listProviders, insertIdentity } from './social-identity.repository';
import type { SocialChecks } from './social-provider.port';

const linkExpired = refusal.validation({
  token: ['This registration has expired or was started elsewhere. Please log in again.'],
});
const nameTaken = refusal.validation({ username: ['This username is already taken.'] });
const PURPOSE = 'social-finalize';

/** Returns the details of a link if its browser and provider match. */
function detailsOf(
  found: LinkSecret | undefined,
  provider: RegisteringProvider,
  caller: Caller,
): FinalizeDetails | undefined {
  const { data } = z.safeParse(finalizeDetails, found?.details);
  if (!data || data.provider !== provider || caller.socialMarker === undefined) return undefined;
  return data.markerHash === hashToken(caller.socialMarker) ? data : undefined;
}

/** Returns the messages of each invalid field. */
function problemsOf(body: { readonly email: string; readonly username: string }) {
  const checks = [
    ['email', emailMessages(body.email)],
    ['username', usernameMessages(body.username)],
  ] as const;
  return Object.fromEntries(checks.filter(([, messages]) => messages.length > 0));
}

/** Returns the email address from the provider without consuming the link. */
const readFinalize: RouteHandler<typeof socialFinalizeDetails> = async ({ params, caller, now, tx }) => {
  const found = await readLinkSecret(tx, PURPOSE, params.secret, now);
  const details = detailsOf(found, params.provider, caller);
  return details ? ok({ data: { email: details.email } }) : err(linkExpired);
};

/**
 * Creates an account for a person with a proved identity. A refusal rolls everything back, so the visitor can retry the link
 * with another name.
 */
function finalizeSocial(deps: ServerDependencies): RouteHandler<typeof socialFinalize> {
  return async (input) => {
    const { params, body, caller, now, tx } = input;
    const problems = problemsOf(body);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const used = await useLinkSecret(tx, PURPOSE, params.secret, now);
    const details = detailsOf(used, params.provider, caller);
    if (!details) return err(linkExpired);
    if (await usernameIsTaken(tx, body.username)) return err(nameTaken);

    const created = await createAccount(tx, {
      username: body.username,
      email: body.email,
      passwordHash: undefined,
      avatarSeed: avatarSeed(deps.random),
      device: deviceName(caller.userAgent),
      now,
    });
    if (!created) return err(nameTaken);
    const { accountId, message } = created;
    if (!(await insertIdentity(tx, { ...details, accountId, now }))) return err(linkExpired);
    const key = emailKey(body.email);
    const isProved = details.emailVerified && emailKey(details.email) === key;
    // An address that the provider has not verified is verified by email, like after any other registration.
    if (!isProved || !(await verifyAddress(tx, accountId, key, now)))
      await queueAddressMail(tx, deps, { accountId, username: body.username, email: body.email }, now);
    const { effect, announce } = await startSession(tx, {
      accountId,
      remember: true,
      provider: details.provider,
      registration: true,
      caller,
      now,
      deps,
    });
    const session = await readOwnAccount(tx, accountId);
    if (!session) return err(linkExpired);

    input.afterCommit(() => {
      announce();
      notifyPlayer(deps.realtime, accountId, { message });
    });
    return ok({
      data: presentSession(session, details.provider, deps.urls),
      effects: [effect, { kind: 'unmark-social' }],
      account: accountId,
    });
  };
}

const lastSignInMethod = (name: string) =>
  refusal.validation({
    provider: [`${name} is the only way into your account. Please set a password first, then disconnect it.`],
  });

/** Disconnects a provider from the account and signs all other browsers out: one may have logged in through that provider. */
function unlinkIdentity(deps: ServerDependencies, guards: Guards): RouteHandler<typeof identityUnlink> {
  return async (input) => {
    const { params, body, caller, now } = input;
    const { provider } = params;
    const { player } = caller;
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;

    const { renewed, notification } = await deps.database.transaction(async (tx) => {
      // Locks the account, so that concurrent calls cannot remove the last two ways to log in.
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

/** Starts a login: a new attempt, and a new browser marker unless the current one is still in use. */
function beginSocial(deps: ServerDependencies): RouteHandler<typeof socialLogin> {
  return async ({ body, caller, now, tx }) => {
    const provider = deps.social.get(body.provider);
    if (!provider) {
      const text = `Logging in with ${providerNames[body.provider]} is not set up here.`;
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

/** Routes for login, registration and disconnection with a provider. */
export function socialRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const limit = { max: deps.config.production ? 20 : 1000, windowSeconds: 60, by: 'ip' } as const;
  return [
    route(socialProviders, async () => ok({ data: { providers: [...deps.social.keys()] } })),
    route(socialLogin, beginSocial(deps), { transaction: false, limit }),
    route(socialWaiting, readWaiting, { limit }),
    route(socialFinalizeDetails, readFinalize, { limit }),
    route(socialFinalize, finalizeSocial(deps), { limit, audit: 'sign-up' }),
    route(identityUnlink, unlinkIdentity(deps, guards), { transaction: false, audit: 'identity-unlink' }),
  ];
}
