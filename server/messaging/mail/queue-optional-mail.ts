import { createHmac } from 'node:crypto';
import { isEmail } from '../../../src/domain/auth/email-policy';
import type { LinkedMail } from '../../../src/domain/session/mail-settings';
import type { ServerDependencies } from '../../deps';
import { hashToken } from '../../identity/auth/session-token';
import { linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { portalLink } from '../../identity/email-links/portal-link';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/accounts';
import { composeMail } from './compose-mail';
import type { StoredSender } from '../subscriptions/subscription.repository';
import type { Letter } from './letter';
import { queueMail } from './queue-mail';
import type { OwnersAddress } from './write-to-owner';

/** Emails that an unsubscribe link ends: one kind of the portal's emails, or one subscription. */
type LinkedEmails = LinkedMail | StoredSender;

interface UnsubscribeTarget {
  readonly accountId: string;
  readonly mails: LinkedEmails;
  readonly now: Date;
}

const PURPOSE = 'subscription-unsubscribe';

/**
 * Creates the address to unsubscribe an account from some emails without a session. Its secret is derived from the
 * server's secret, so all emails of a kind share one row. Only its hash is stored. Each email extends its lifetime.
 */
export async function mailsEndLink(
  tx: Executor,
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
  { accountId, mails, now }: UnsubscribeTarget,
): Promise<string> {
  const ended = typeof mails === 'string' ? mails : JSON.stringify(mails);
  const secret = createHmac('sha256', config.secret).update(`end-mails\0${accountId}\0${ended}`).digest('base64url');
  const expiresAt = new Date(now.getTime() + linkLifetimes[PURPOSE]);
  await tx
    .insert(linkSecrets)
    .values({
      purpose: PURPOSE,
      secretHash: hashToken(secret),
      accountId,
      details: typeof mails === 'string' ? { mails } : { sender: mails },
      createdAt: now,
      expiresAt,
    })
    .onConflictDoUpdate({ target: linkSecrets.secretHash, set: { expiresAt } });
  return portalLink(urls, PURPOSE, { secret });
}

export interface OptionalLetter {
  readonly accountId: string;
  readonly owner: OwnersAddress;
  /** Emails that its link ends. The caller must check the player's settings first. */
  readonly mails: LinkedEmails;
  readonly letter: Letter;
  readonly now: Date;
}

/**
 * Queues an optional email with its unsubscribe link, only to a verified address. An invalid address is skipped and logged, so
 * that it does not block other accounts. Returns true if the email was queued. Wake the job `mails` after the commit.
 */
export async function queueOptionalMail(
  tx: Executor,
  deps: Pick<ServerDependencies, 'config' | 'log' | 'urls'>,
  { accountId, owner, mails, letter, now }: OptionalLetter,
): Promise<boolean> {
  if (!owner.verifiedAt) return false;
  if (!isEmail(owner.email)) {
    deps.log.warn({ account: accountId, kind: letter.kind }, 'Email skipped: the account has an invalid address.');
    return false;
  }
  const unsubscribeUrl = await mailsEndLink(tx, deps, { accountId, mails, now });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail({ ...letter, unsubscribeUrl }) });
  return true;
}
