import type { FastifyInstance } from 'fastify';
import type { SignInProvider } from '../../../src/domain/auth/social-provider';
import { parseSignInProvider, parseRegisteringProvider } from '../../../src/domain/auth/social-provider';
import type { ServerDependencies } from '../../deps';
import { applyEffects } from '../../platform/http/apply-effects';
import type { Caller } from '../../platform/http/caller';
import type { Effect } from '../../platform/http/effect';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { resolveCaller } from '../../platform/http/resolve-caller';
import { loggedAddress } from '../../platform/http/logged-address';
import { audit } from '../../platform/system/audit';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { lockAccount } from '../account-deletion/lock-account';
import { recordLogin } from '../account/account.repository';
import { deviceName } from '../account/device-name';
import { signBanTicket } from '../bans/ban-notice';
import { findBan } from '../bans/ban.repository';
import { hashToken } from '../auth/session-token';
import { startSession } from '../auth/start-session';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { insertLinkSecret } from '../email-links/link-secrets.repository';
import { portalLink } from '../email-links/portal-link';
import type { FinalizeDetails } from './finalize-details';
import { markerEffect } from './marker-effect';
import { queryOf } from './social-dependencies';
import { storeProof, takeAttempt } from './social-attempt.repository';
import type { IdentityKey } from './social-identity.repository';
import { findIdentityAccount } from './social-identity.repository';
import type { ProvedIdentity, SocialProvider } from './social-provider.port';
import type { SocialReason } from './social-texts';

interface SocialSignIn {
  readonly provider: SignInProvider;
  readonly identity: IdentityKey;
  readonly caller: Caller;
  readonly now: Date;
}

/** Result of a login with an identity that an account has. */
type SocialLogin = { readonly effects: readonly Effect[] } | { readonly bannedAccount: string };

/** Logs a browser in to the account of a proved identity; undefined if no account has the identity. */
async function signInBySocial(
  deps: ServerDependencies,
  { provider, identity, caller, now }: SocialSignIn,
): Promise<SocialLogin | undefined> {
  const started = await deps.database.transaction(async (tx) => {
    const accountId = await findIdentityAccount(tx, identity);
    if (accountId === undefined || !(await lockAccount(tx, accountId))) return undefined;
    // The identity may have been disconnected while this transaction waited for the lock.
    if ((await findIdentityAccount(tx, identity)) === undefined) return undefined;
    if (await findBan(tx, accountId)) return { bannedAccount: accountId };
    await recordLogin(tx, accountId, now, deviceName(caller.userAgent));
    const session = await startSession(tx, { accountId, remember: true, provider, caller, now, deps });
    return { accountId, ...session };
  });
  if (!started) return undefined;
  const address = loggedAddress(caller.ip, deps.config);
  if (started.bannedAccount !== undefined) {
    const { bannedAccount } = started;
    audit(deps.log, 'login', { account: bannedAccount, address, provider, refused: 'err_banned' });
    return { bannedAccount };
  }
  started.announce();
  audit(deps.log, 'login', { account: started.accountId, address, provider });
  return { effects: [started.effect] };
}

/** Result of a login in a separate tab. */
type SocialEnd = { readonly provider: SignInProvider } & (
  | { readonly type: 'login' | 'register' }
  | {
      readonly type: 'error';
      readonly reason: SocialReason;
      /** Shows the end and the reason of a ban. */
      readonly ban?: string;
    }
);

/** Returns the URL of the page that reports the result to the portal and closes its tab. */
function closedAddress(urls: PublicUrls, end: SocialEnd): string {
  const query = new URLSearchParams({ type: end.type, provider: end.provider });
  if (end.type === 'error') query.set('reason', end.reason);
  if (end.type === 'error' && end.ban !== undefined) query.set('ban', end.ban);
  return `${urls.accountsOrigin}/closed?${query.toString()}`;
}

/** A visitor's return from a provider. */
interface SocialReturn {
  readonly provider: SocialProvider;
  readonly query: URLSearchParams;
  readonly caller: Caller;
  readonly now: Date;
}

/** Redirect target and cookie changes after a return. */
interface ReturnAnswer {
  readonly to: string;
  readonly effects: readonly Effect[];
}

const WAITING_MS = 15 * 60 * 1000;
const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Returns the value of a parameter; undefined if it is missing or repeated. */
function single(query: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
}

/** Handles an unknown identity: starts a registration in this browser, or stores the proof for the browser's next login. */
async function handleUnknownIdentity(
  deps: ServerDependencies,
  { provider, now }: SocialReturn,
  { state, marker }: { readonly state: string; readonly marker: string },
  proved: ProvedIdentity,
): Promise<ReturnAnswer> {
  const { db } = deps.database;
  const registering = parseRegisteringProvider(provider.id);
  if (registering === undefined) {
    await storeProof(db, state, proved, later(now, WAITING_MS));
    return {
      to: closedAddress(deps.urls, { type: 'error', provider: provider.id, reason: 'waiting' }),
      effects: [await markerEffect(db, marker, now)],
    };
  }
  const details: FinalizeDetails = {
    provider: registering,
    issuer: proved.issuer,
    subject: proved.subject,
    email: proved.email ?? '',
    emailVerified: proved.emailVerified ?? false,
    markerHash: hashToken(marker),
  };
  const secret = await insertLinkSecret(db, {
    purpose: 'social-finalize',
    accountId: undefined,
    details,
    lifetime: linkLifetimes['social-finalize'],
    now,
    random: deps.random,
  });
  return {
    to: portalLink(deps.urls, 'social-finalize', { provider: registering, secret }),
    effects: [await markerEffect(db, marker, now)],
  };
}

/** Completes a login at a provider: only once, in the browser that started it, and with what the provider confirms. */
async function returnFromProvider(deps: ServerDependencies, back: SocialReturn): Promise<ReturnAnswer> {
  const { provider, query, caller, now } = back;
  const { db } = deps.database;
  const failed = (reason: SocialReason, effects: readonly Effect[] = []): ReturnAnswer => ({
    to: closedAddress(deps.urls, { type: 'error', provider: provider.id, reason }),
    effects,
  });
  const state = single(query, 'state');
  const marker = caller.socialMarker;
  if (state === undefined || marker === undefined) return failed('expired');
  const checks = await takeAttempt(db, { provider: provider.id, state, marker }, now);
  if (!checks) return failed('expired');

  const proved = await provider.finish(query, checks);
  if (!proved.ok) return failed(proved.error, [await markerEffect(db, marker, now)]);
  const signedIn = await signInBySocial(deps, { provider: provider.id, identity: proved.value, caller, now });
  if (signedIn === undefined) return handleUnknownIdentity(deps, back, { state, marker }, proved.value);
  const end = { provider: provider.id } as const;
  if ('bannedAccount' in signedIn) {
    const ban = signBanTicket(deps.config.secret, signedIn.bannedAccount, now);
    const to = closedAddress(deps.urls, { ...end, type: 'error', reason: 'banned', ban });
    return { to, effects: [await markerEffect(db, marker, now)] };
  }
  return {
    to: closedAddress(deps.urls, { ...end, type: 'login' }),
    effects: [...signedIn.effects, await markerEffect(db, marker, now)],
  };
}

const LIMIT = { windowSeconds: 60, max: 30 } as const;
/** Limit outside production, where many tests and players share one address. */
const DEVELOPMENT_MAX = 3000;

/** Page that providers redirect to through the accounts host. It has no opener policy, so that the tab keeps its opener. */
export async function socialReturn(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const limit = limiter(deps, 'social-return', deps.config.production ? LIMIT : { ...LIMIT, max: DEVELOPMENT_MAX });

  app.get('/auth/social/return/:provider', async (request, reply) => {
    void reply
      .removeHeader('cross-origin-opener-policy')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
    await limit(request);
    const id = parseSignInProvider((request.params as { readonly provider: string }).provider);
    const provider = id && deps.social.get(id);
    if (!provider) throw new RefusalError(refusal.notFound());
    const { to, effects } = await returnFromProvider(deps, {
      provider,
      query: new URLSearchParams(queryOf(request.url)),
      caller: await resolveCaller(deps, request),
      now: deps.clock.now(),
    });
    applyEffects(reply, effects);
    return reply.redirect(to, 303);
  });
}
