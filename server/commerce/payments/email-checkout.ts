import type { Cents } from '../../../src/domain/market/money';
import { formatDollars } from '../../../src/domain/market/money';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { PAYMENT_MAILS } from '../../identity/auth/attempts/attempt-rules';
import { mailboxKey } from '../../identity/auth/attempts/mailbox-key';
import { countAttempt } from '../../identity/auth/count-attempt';
import { lifetimeText, linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { insertLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { portalLink } from '../../identity/email-links/portal-link';
import { composeMail } from '../../messaging/mail/compose-mail';
import { coinCheckoutLetter } from '../../messaging/mail/letters/coin-letters';
import { queueMail } from '../../messaging/mail/queue-mail';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { CoinOrderRow } from './order.repository';

/**
 * Queues an email with a link to an order's checkout, to the buyer's address. An unverified address gets three a day from all accounts
 * together, without the username; 429 above. Wake the job `mails` after the commit.
 */
export async function emailCheckout(
  tx: Executor,
  { urls, random }: Pick<ServerDependencies, 'urls' | 'random'>,
  { id, accountId, amount, price }: CoinOrderRow,
  now: Date,
): Promise<Result<void, Refusal>> {
  const owner = await readAddress(tx, accountId);
  if (!owner) return err(refusal.unauthenticated());
  if (!owner.verifiedAt) {
    const { name, max, windowSeconds } = PAYMENT_MAILS;
    const wait = await countAttempt(tx, { key: [name, mailboxKey(owner.email)], max, windowSeconds, now });
    if (wait > 0) return err(refusal.tooManyRequests(wait));
  }
  const lifetime = linkLifetimes['coin-purchase'];
  const details = { order: id };
  const secret = await insertLinkSecret(tx, { purpose: 'coin-purchase', accountId, details, lifetime, now, random });
  const letter = coinCheckoutLetter({
    username: owner.verifiedAt ? owner.username : undefined,
    amount,
    price: formatDollars(price as Cents),
    lifetime: lifetimeText(lifetime),
    url: portalLink(urls, 'coin-purchase', { secret }),
  });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail(letter) });
  return ok(undefined);
}
