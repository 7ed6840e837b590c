import { and, asc, eq, isNull } from 'drizzle-orm';
import { resetPassword, sendResetMail } from '../../../src/contract/account-links.contract';
import { passwordChange } from '../../../src/contract/security.contract';
import { emailKey } from '../../../src/domain/auth/email-policy';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { composeMail } from '../../messaging/mail/compose-mail';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import type { ResettableAccount } from '../../messaging/mail/letters/account-letters';
import { resetPasswordLetter } from '../../messaging/mail/letters/account-letters';
import { queueMail } from '../../messaging/mail/queue-mail';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { updatePasswordHash } from '../account/account.repository';
import { notifySecurityChange } from '../account/notify-security-change';
import { emailMessages } from '../account/registration.policy';
import { afterChange } from '../auth/after-change';
import { mailboxKey } from '../auth/attempts/mailbox-key';
import type { Guards } from '../auth/guards';
import { forgetDevices } from '../auth/known-devices.repository';
import { provePlayer } from '../auth/prove-player';
import { renewSession } from '../auth/renew-session';
import { linkLifetimes } from '../email-links/link-lifetimes';
import { endLinkSecrets, insertLinkSecret } from '../email-links/link-secrets.repository';
import { portalLink } from '../email-links/portal-link';
import { newPasswordProblems } from './new-password.policy';
import { reset } from './reset-password';

type ResetMailDependencies = Pick<ServerDependencies, 'database' | 'random' | 'urls'>;

interface Found {
  readonly id: string | undefined;
  readonly username: string;
  readonly email: string;
}

const PURPOSE = 'reset-password';
const MAX_ACCOUNTS = 3;

/** Rolls back the email that was written for an unknown address. */
class UnknownAddressError extends Error {}

/** Returns the account that has verified the address; else up to three unverified accounts with it, oldest first. */
async function accountsOf(tx: Executor, key: string): Promise<readonly Found[]> {
  const found = await tx
    .select({
      id: accounts.id,
      username: accounts.username,
      email: accounts.email,
      verifiedAt: accounts.emailVerifiedAt,
    })
    .from(accounts)
    .where(and(eq(accounts.emailKey, key), isNull(accounts.deletedAt)))
    .orderBy(isNull(accounts.emailVerifiedAt), asc(accounts.createdAt), asc(accounts.id))
    .limit(MAX_ACCOUNTS);
  return found[0]?.verifiedAt ? found.slice(0, 1) : found;
}

/**
 * Queues an email with reset links for the accounts of an address. For an unknown address, the same work is done and rolled
 * back, so that neither time nor load reveals whether an account exists.
 */
export async function writeResetMail(
  { database, random, urls }: ResetMailDependencies,
  email: string,
  now: Date,
): Promise<boolean> {
  const key = emailKey(email);
  const write = async (tx: Executor): Promise<void> => {
    const found = await accountsOf(tx, key);
    const links: ResettableAccount[] = [];
    for (const { id, username } of found.length > 0 ? found : [{ id: undefined, username: email }]) {
      const lifetime = linkLifetimes[PURPOSE];
      const details = { emailKey: key };
      const secret = await insertLinkSecret(tx, { purpose: PURPOSE, accountId: id, details, lifetime, now, random });
      links.push({ username, url: portalLink(urls, PURPOSE, { secret }, { email }) });
    }
    const [first] = found;
    const recipient = first?.email ?? email;
    await queueMail(tx, { accountId: first?.id, recipient, now, ...composeMail(resetPasswordLetter(links)) });
    if (!first) throw new UnknownAddressError();
  };
  try {
    await database.transaction(write);
    return true;
  } catch (error) {
    if (error instanceof UnknownAddressError) return false;
    throw error;
  }
}

const FIELDS = ['new_password', 'new_password_confirmation'] as const;

/**
 * Changes the password of a logged-in player. Logs out and forgets all other browsers, renews the current session id
 * and invalidates pending links.
 */
function changePassword(deps: ServerDependencies, guards: Guards): RouteHandler<typeof passwordChange> {
  return async (input) => {
    const { body, caller, now } = input;
    const { player } = caller;
    const problems = newPasswordProblems([body.new_password, body.new_password_confirmation], FIELDS, body.password);
    if (Object.keys(problems).length > 0) return err(refusal.validation(problems));
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const hashed = await guards.hasher.hash(body.new_password);
    if (!hashed.ok) return err(refusal.busy());

    const renewed = await deps.database.transaction(async (tx) => {
      await updatePasswordHash(tx, player.id, hashed.value);
      await endLinkSecrets(tx, 'reset-password', player.id, now);
      // Somebody with the old password may have requested a pending address change.
      await endLinkSecrets(tx, 'verify-email', player.id, now);
      await notifySecurityChange(tx, { accountId: player.id, change: 'password', urls: deps.urls, now });
      await forgetDevices(tx, player.id, caller.deviceHash);
      return renewSession(tx, { player, now, random: deps.random });
    });
    input.afterCommit(() => afterChange(deps, renewed.ended));
    return ok({ data: null, message: 'Your password has been changed.', effects: [renewed.effect] });
  };
}

const SENT =
  "Please check your email inbox. If the entered email address was valid, you'll receive a password reset email in a moment.";

/** Delays sending by 1 to 4 seconds, so that the load does not slow down the next request and reveal the email. */
const pauseMs = ({ random }: Pick<ServerDependencies, 'random'>): number =>
  1000 + (random.bytes(2).readUInt16BE() % 3000);

/**
 * Promises an email for every valid address. The email is written after the response, which never waits for it.
 * A server that stops completes it first.
 */
function sendReset(deps: ServerDependencies, { attempts }: Guards): RouteHandler<typeof sendResetMail> {
  const { mails, resetMails } = attempts.rules;
  const write = async (email: string, now: Date): Promise<void> => {
    await writeResetMail(deps, email, now);
    deps.clock.after(pauseMs(deps), () => deps.jobs.wake('mails'));
  };
  return async (input) => {
    const { body, caller, now } = input;
    if (!isMailEnabled(deps.config)) return err(refusal.withoutMails());
    const messages = emailMessages(body.email);
    if (messages.length > 0) return err(refusal.validation({ email: messages }));
    const visitor = await attempts.countFrom(caller.ip, mails);
    if (!visitor.ok) return visitor;
    const counted = await attempts.count(resetMails, mailboxKey(body.email));
    if (!counted.ok) return counted;
    input.afterCommit(() => {
      deps.afterAnswers.begin(() => write(body.email, now));
    });
    return ok({ data: null, message: SENT });
  };
}

/** Password routes. They do not use the request's transaction, because they count attempts and hash passwords. */
export function passwordRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  const options = { transaction: false } as const;
  return [
    route(sendResetMail, sendReset(deps, guards), options),
    route(resetPassword, reset(deps, guards), { ...options, audit: 'password-reset' }),
    route(passwordChange, changePassword(deps, guards), { ...options, audit: 'password-change' }),
  ];
}
