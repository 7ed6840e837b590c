import { createHmac } from 'node:crypto';
import type { LinkedMail } from '../../../src/domain/session/end-mails';
import { hashToken } from '../../identity/auth/session-token';
import type { Executor } from '../../platform/database/executor';
import { linkSecrets } from '../../platform/database/schema/link-secrets';
import type { ServerDependencies } from '../../deps';
import { linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { portalLink } from '../../identity/email-links/portal-link';

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
