import { and, eq, isNull, notExists } from 'drizzle-orm';
import {
  emailChange,
  emailChangeWithdraw,
  sendVerificationMail,
  verifyEmail,
} from '../../../src/contract/account-links.contract';
import { emailKey, isEmail } from '../../../src/domain/auth/email-policy';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { isMailEnabled } from '../../messaging/mail/is-mail-enabled';
import { addressChangedLetter } from '../../messaging/mail/letters/account-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteHandler } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { ADDRESS_CHANGES } from '../auth/attempts/attempt-rules';
import { countAttempt } from '../auth/count-attempt';
import type { Guards } from '../auth/guards';
import { provePlayer } from '../auth/prove-player';
import { endLinkSecrets, readOldLinkSecret, useLinkSecret } from '../email-links/link-secrets.repository';
import { mailedAddress, replacingAddress } from '../email-links/mailed-address';
import { readAddress } from './account.repository';
import { lockAddress, otherOwner } from './lock-address';
import { notifySecurityChange } from './notify-security-change';
import { withdrawAddress } from './pending-address';
import { queueAddressMail } from './queue-address-mail';
import { verifyAddress } from './verify-address';

const noAddress = refusal.validation({ email: ['Please enter an email address, such as name@example.com.'] });
const sameAddress = refusal.validation({ email: ['This is already the address of your account.'] });

/**
 * Emails a link that replaces the account's address, and notifies the current address. Earlier links become invalid.
 * The response never reveals who has the new address.
 */
function changeAddress(deps: ServerDependencies, guards: Guards): RouteHandler<typeof emailChange> {
  return async ({ body, caller, now }) => {
    const { player } = caller;
    const email = body.email.trim();
    if (!isEmail(email)) return err(noAddress);
    if (!isMailEnabled(deps.config)) return err(refusal.withoutMails());
    const proved = await provePlayer(deps, guards, player, body);
    if (!proved.ok) return proved;
    const address = await readAddress(deps.database.db, player.id);
    if (!address) return err(refusal.unauthenticated());
    if (address.emailKey === emailKey(email)) return err(sameAddress);
    const { name, max, windowSeconds } = ADDRESS_CHANGES;
    const wait = await deps.database.transaction(async (tx) => {
      const counted = await countAttempt(tx, { key: [name, player.id], max, windowSeconds, now });
      if (counted > 0) return counted;
      await notifySecurityChange(tx, { accountId: player.id, change: 'address-asked', urls: deps.urls, now });
      return queueAddressMail(
        tx,
        deps,
        { accountId: player.id, username: address.username, email, replaces: true },
        now,
      );
    });
    if (wait > 0) return err(refusal.tooManyRequests(wait));
    deps.jobs.wake('mails');
    return ok({ data: null, message: `We have sent a link to ${email}. It is your new address once you open it.` });
  };
}

interface Replacement {
  readonly accountId: string;
  readonly email: string;
  readonly urls: PublicUrls;
  readonly now: Date;
}

/**
 * Replaces the address of an account with a verified one and emails the previous address. Returns false if another account has
 * verified the address before. Invalidates reset links. Call it in a transaction, and wake the job `mails` after the commit.
 */
async function replaceAddress(tx: Executor, { accountId, email, urls, now }: Replacement): Promise<boolean> {
  const key = emailKey(email);
  await lockAddress(tx, key);
  const before = await readAddress(tx, accountId);
  const replaced = await tx
    .update(accounts)
    .set({ email, emailKey: key, emailVerifiedAt: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), notExists(otherOwner(tx, key, accountId))))
    .returning({ username: accounts.username });
  const [account] = replaced;
  if (!account || !before) return false;
  const letter = addressChangedLetter({ username: account.username, at: now, helpUrl: urls.portal('/hc/contact') });
  await writeToOwner(tx, { accountId, owner: before, letter, now });
  await endLinkSecrets(tx, 'reset-password', accountId, now);
  return true;
}

const linkExpired = refusal.validation({
  token: ['This link has expired or was used before. You can ask for a new one in your account.'],
});
const alreadyVerified: Refusal = {
  ...refusal.validation({
    token: ['Your email address is already verified. You don’t need this link any more.'],
  }),
  // The page shows a success.
  debug: 'err_already_done',
};
const addressTaken = refusal.validation({
  token: ['Another account has verified this email address in the meantime, so it can’t be verified for this one.'],
});
const verified = 'Thank you. Your email address is verified.';
const replaced = 'Thank you. This is now the email address of your account.';

/**
 * Returns the refusal of a link that is no longer valid. Only the recipient of a verified address learns that it is verified: the link has
 * verified it, or was emailed to it. Used links have no details, so the time of their use identifies them.
 */
async function refuseInvalidLink(tx: Executor, secret: string): Promise<Refusal> {
  const link = await readOldLinkSecret(tx, 'verify-email', secret);
  const address = link?.accountId === undefined ? undefined : await readAddress(tx, link.accountId);
  if (!link || !address?.verifiedAt) return linkExpired;
  const hasVerified = link.usedAt?.getTime() === address.verifiedAt.getTime();
  return hasVerified || mailedAddress(link) === address.emailKey ? alreadyVerified : linkExpired;
}

/** Email address routes: verify an address, resend the email, change the address, withdraw a change. */
export function emailRoutes(deps: ServerDependencies, guards: Guards): readonly Route[] {
  return [
    route(
      verifyEmail,
      async (input) => {
        const { params, now, tx } = input;
        const used = await useLinkSecret(tx, 'verify-email', params.secret, now);
        const emailKey = mailedAddress(used);
        if (used?.accountId === undefined || emailKey === undefined)
          return err(await refuseInvalidLink(tx, params.secret));
        const email = replacingAddress(used);
        if (email !== undefined) {
          const replacement = { accountId: used.accountId, email, urls: deps.urls, now };
          if (!(await replaceAddress(tx, replacement))) return err(addressTaken);
          input.afterCommit(() => {
            deps.jobs.wake('mails');
          });
          return ok({ data: null, message: replaced, account: used.accountId });
        }
        if (await verifyAddress(tx, used.accountId, emailKey, now))
          return ok({ data: null, message: verified, account: used.accountId });
        const address = await readAddress(tx, used.accountId);
        if (address?.emailKey !== emailKey) return err(linkExpired);
        return address.verifiedAt ? ok({ data: null, message: verified }) : err(addressTaken);
      },
      { audit: 'email-verification' },
    ),

    route(
      sendVerificationMail,
      async ({ caller, now, tx }) => {
        const accountId = caller.player.id;
        const address = await readAddress(tx, accountId);
        if (!address) return err(refusal.unauthenticated());
        if (!isMailEnabled(deps.config)) return err(refusal.withoutMails());
        if (address.verifiedAt) return ok({ data: null, message: 'Your email address is already verified.' });
        const wait = await deps.database.transaction((transaction) =>
          queueAddressMail(transaction, deps, { accountId, ...address }, now),
        );
        if (wait > 0) return err(refusal.tooManyRequests(wait));
        deps.jobs.wake('mails');
        return ok({ data: null, message: 'We’ve sent you an email. It can take a moment to arrive.' });
      },
      { transaction: false },
    ),

    // Outside of the request's transaction, because the handler hashes a password and counts attempts.
    route(emailChange, changeAddress(deps, guards), { transaction: false, audit: 'email-change' }),

    route(
      emailChangeWithdraw,
      async ({ caller, now, tx }) => {
        const { player } = caller;
        const withdrawn = await withdrawAddress(tx, player.id, now);
        const message = withdrawn ? 'Your email address stays the same.' : 'There is no pending email change.';
        return ok({ data: { withdrawn }, message });
      },
      { audit: 'email-change-cancel' },
    ),
  ];
}
