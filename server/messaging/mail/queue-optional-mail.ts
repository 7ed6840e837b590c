import { createHmac } from 'node:crypto';
import { isEmail } from '../../../src/domain/auth/email-policy';
import type { LinkedMail } from '../../../src/domain/session/mail-settings';
import type { ServerDependencies } from '../../deps';
import { hashToken } from '../../identity/auth/session-token';
import { linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { portalLink } from '../../identity/email-links/portal-link';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/link-secrets';
import { composeMail } from './compose-mail';
import type { Letter } from './letter';
import { queueMail } from './queue-mail';
import type { OwnersAddress } from './write-to-owner';

interface Ended {
  readonly accountId: string;
  readonly mails: LinkedMail;
  readonly now: Date;
}

const PURPOSE = 'subscription-unsubscribe';

/**
 * The address at which mails of one kind are ended, for whoever reads one, without a session. An account has one secret for each kind,
 * made of the server's own, so that any number of mails needs one row; of it the hash alone is stored, and each new mail lets it live longer.
 */
export async function mailsEndLink(
  tx: Executor,
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
  { accountId, mails, now }: Ended,
): Promise<string> {
  const secret = createHmac('sha256', config.secret).update(`end-mails\0${accountId}\0${mails}`).digest('base64url');
  const expiresAt = new Date(now.getTime() + linkLifetimes[PURPOSE]);
  await tx
    .insert(linkSecrets)
    .values({
      purpose: PURPOSE,
      secretHash: hashToken(secret),
      accountId,
      details: { mails },
      createdAt: now,
      expiresAt,
    })
    .onConflictDoUpdate({ target: linkSecrets.secretHash, set: { expiresAt } });
  return portalLink(urls, PURPOSE, { secret });
}

export interface OptionalLetter {
  readonly accountId: string;
  readonly owner: OwnersAddress;
  /** Which mails its link ends; ask before whether the player wants them. */
  readonly mails: LinkedMail;
  readonly letter: Letter;
  readonly now: Date;
}

/**
 * Writes a mail that its reader can do without, with the link that ends its kind; to a confirmed address alone. An address that no mail can
 * go to is passed over and logged: one such account may not hold up those after it. Answers whether it was written; wake the job `mails`
 * after the commit.
 */
export async function queueOptionalMail(
  tx: Executor,
  deps: Pick<ServerDependencies, 'config' | 'log' | 'urls'>,
  { accountId, owner, mails, letter, now }: OptionalLetter,
): Promise<boolean> {
  if (!owner.verifiedAt) return false;
  if (!isEmail(owner.email)) {
    deps.log.warn({ account: accountId, kind: letter.kind }, 'a mail was not written: the address is none');
    return false;
  }
  const unsubscribeUrl = await mailsEndLink(tx, deps, { accountId, mails, now });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail({ ...letter, unsubscribeUrl }) });
  return true;
}
