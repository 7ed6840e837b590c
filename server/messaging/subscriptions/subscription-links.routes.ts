import { subscriptionConfirm, subscriptionUnsubscribe } from '../../../src/contract/subscriptions.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { readAddress } from '../../identity/account/account.repository';
import { verifyAddress } from '../../identity/account/verify-address';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { readOldLinkSecret, useLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { mailedAddress } from '../../identity/email-links/mailed-address';
import { endByLink } from './end-by-link';
import { mailedSender } from './mailed-sender';
import { findSubscriptionOf, insertSubscription, titleOfSender } from './subscription.repository';

const LIMIT = { windowSeconds: 60, max: 60 } as const;

const linkExpired = refusal.validation({ token: ['This link has expired or was already used.'] });
const addressTaken = refusal.validation({
  token: ['Another account has verified this email address in the meantime, so we won’t send emails for this one.'],
});

/**
 * Returns the refusal of a link that is no longer valid. Used links have no details, so their times identify the
 * subscription: it was stored with the link, or by its use.
 */
async function refuseInvalidLink(tx: Executor, secret: string): Promise<Refusal> {
  const link = await readOldLinkSecret(tx, 'subscription-confirm', secret);
  if (link?.accountId === undefined || link.usedAt === null) return linkExpired;
  const sender = await findSubscriptionOf(tx, link.accountId, [link.createdAt, link.usedAt]);
  const title = sender && (await titleOfSender(tx, sender));
  if (title === undefined) return linkExpired;
  // The page shows a success.
  return {
    ...refusal.validation({ token: [`You’ve already subscribed to emails from ${title}.`] }),
    debug: 'err_already_done',
  };
}

/** Routes of emailed links that confirm or end subscriptions. They ignore the session. */
export function subscriptionLinkRoutes(): readonly Route[] {
  return [
    route(
      subscriptionConfirm,
      async ({ params, now, tx }) => {
        const used = await useLinkSecret(tx, 'subscription-confirm', params.secret, now);
        if (used === undefined) return err(await refuseInvalidLink(tx, params.secret));
        const [emailKey, sender] = [mailedAddress(used), mailedSender(used)];
        const title = sender && (await titleOfSender(tx, sender));
        if (used.accountId === undefined || emailKey === undefined || !sender || title === undefined)
          return err(linkExpired);
        if (!(await verifyAddress(tx, used.accountId, emailKey, now))) {
          const address = await readAddress(tx, used.accountId);
          if (address?.emailKey !== emailKey) return err(linkExpired);
          if (!address.verifiedAt) return err(addressTaken);
        }
        await insertSubscription(tx, used.accountId, sender, { source: 'site', now });
        return ok({ data: null, message: `Thank you. You’ve subscribed to emails from ${title}.` });
      },
      { limit: LIMIT },
    ),

    route(
      subscriptionUnsubscribe,
      async ({ params, now, tx }) => {
        const message = await endByLink(tx, params.secret, now);
        return message === undefined ? err(linkExpired) : ok({ data: null, message });
      },
      { limit: LIMIT },
    ),
  ];
}
