import * as z from 'zod/mini';
import type { socialFinalize, socialFinalizeDetails } from '../../../src/contract/social.contract';
import type { RegisteringProvider } from '../../../src/domain/auth/social-provider';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { err, ok } from '../../../src/domain/shared/result';
import { presentSession } from '../account/account.presenter';
import { readSessionAccount, usernameIsTaken } from '../account/account.repository';
import { avatarSeed } from '../account/avatar';
import { createAccount } from '../account/create-account';
import { deviceName } from '../account/device-name';
import { queueAddressMail } from '../account/queue-address-mail';
import { emailMessages, usernameMessages } from '../account/registration.policy';
import { verifyAddress } from '../account/verify-address';
import { hashToken } from '../auth/session-token';
import { startSession } from '../auth/start-session';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { RouteHandler } from '../../platform/http/route';
import type { LinkSecret } from '../email-links/link-secrets.repository';
import { readLinkSecret, useLinkSecret } from '../email-links/link-secrets.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { FinalizeDetails } from './finalize-details';
import { finalizeDetails } from './finalize-details';
import { insertIdentity } from './social-identity.repository';

const linkExpired = refusal.validation({
  token: ['This registration has expired or was begun elsewhere. Please sign in again.'],
});
const nameTaken = refusal.validation({ username: ['This user name is already taken.'] });
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
export const readFinalize: RouteHandler<typeof socialFinalizeDetails> = async ({ params, caller, now, tx }) => {
  const found = await readLinkSecret(tx, PURPOSE, params.secret, now);
  const details = detailsOf(found, params.provider, caller);
  return details ? ok({ data: { email: details.email } }) : err(linkExpired);
};

/**
 * Creates an account for a person with a proved identity. A refusal rolls everything back, so the visitor can retry the link
 * with another name.
 */
export function finalizeSocial(deps: ServerDependencies): RouteHandler<typeof socialFinalize> {
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
      registration: true,
      caller,
      now,
      deps,
    });
    const session = await readSessionAccount(tx, accountId);
    if (!session) return err(linkExpired);

    input.afterCommit(() => {
      announce();
      notifyPlayer(deps.realtime, accountId, { message });
    });
    return ok({ data: presentSession(session, deps.urls), effects: [effect, { kind: 'unmark-social' }] });
  };
}
