import { mailsCheck, mailsSubscribe, mailsUnsubscribe } from '../../../src/contract/subscriptions.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { parseSenderId } from '../../../src/domain/subscriptions/sender-id';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { ADDRESS_MAILS } from '../../identity/auth/attempts/attempt-rules';
import { mailboxKey } from '../../identity/auth/attempts/mailbox-key';
import { countAttempt } from '../../identity/auth/count-attempt';
import { lifetimeText, linkLifetimes } from '../../identity/email-links/link-lifetimes';
import { insertLinkSecret } from '../../identity/email-links/link-secrets.repository';
import { portalLink } from '../../identity/email-links/portal-link';
import type { Executor } from '../../platform/database/executor';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { composeMail } from '../mail/compose-mail';
import { isMailEnabled } from '../mail/is-mail-enabled';
import { confirmSubscriptionLetter } from '../mail/letters/news-letters';
import { queueMail } from '../mail/queue-mail';
import type { StoredSender } from './subscription.repository';
import {
  deleteSubscription,
  findSender,
  insertSubscription,
  isSubscribed,
  titleOfSender,
} from './subscription.repository';

interface Consent {
  readonly accountId: string;
  readonly sender: StoredSender;
  readonly now: Date;
}

/**
 * Queues an email that asks an unverified address to confirm a subscription. Returns false for a verified address, which needs
 * no confirmation, and above 3 emails an hour. Wake the job `mails` after the commit.
 */
async function queueConfirmMail(
  tx: Executor,
  { config, urls, random }: Pick<ServerDependencies, 'config' | 'urls' | 'random'>,
  { accountId, sender, now }: Consent,
): Promise<boolean> {
  const owner = await readAddress(tx, accountId);
  const title = await titleOfSender(tx, sender);
  if (!owner || owner.verifiedAt || title === undefined || !isMailEnabled(config)) return false;
  const { name, max, windowSeconds } = ADDRESS_MAILS;
  if ((await countAttempt(tx, { key: [name, mailboxKey(owner.email)], max, windowSeconds, now })) > 0) return false;
  const link = async (purpose: 'subscription-confirm' | 'subscription-unsubscribe'): Promise<string> => {
    const details = { sender, emailKey: owner.emailKey };
    const lifetime = linkLifetimes[purpose];
    return portalLink(urls, purpose, {
      secret: await insertLinkSecret(tx, { purpose, accountId, details, lifetime, now, random }),
    });
  };
  const letter = confirmSubscriptionLetter({
    username: owner.username,
    sender: title,
    lifetime: lifetimeText(linkLifetimes['subscription-confirm']),
    confirmUrl: await link('subscription-confirm'),
    endUrl: await link('subscription-unsubscribe'),
  });
  await queueMail(tx, { accountId, recipient: owner.email, now, ...composeMail(letter) });
  return true;
}

interface SubscriptionRequest {
  readonly params: { readonly id: string };
  readonly caller: { readonly player: Player };
  readonly tx: Executor;
}

interface Subscriber {
  readonly accountId: string;
  readonly sender: StoredSender;
}

const limit = { max: 60, windowSeconds: 60, by: 'caller' } as const;

/** Finds the subscribing player and the sender. */
async function readSubscriber({ params, caller, tx }: SubscriptionRequest): Promise<Result<Subscriber, Refusal>> {
  const sender = await findSender(tx, parseSenderId(params.id));
  return sender ? ok({ accountId: caller.player.id, sender }) : err(refusal.notFound('sender'));
}

/** Routes of subscriptions to emails of games and developers. */
export function subscriptionRoutes(deps: ServerDependencies): readonly Route[] {
  return [
    route(mailsCheck, async (input) => {
      const subscriber = await readSubscriber(input);
      if (!subscriber.ok) return subscriber;
      const { accountId, sender } = subscriber.value;
      return ok({ data: { subscribed: await isSubscribed(input.tx, accountId, sender) } });
    }),

    route(
      mailsSubscribe,
      async (input) => {
        const subscriber = await readSubscriber(input);
        if (!subscriber.ok) return subscriber;
        const { accountId, sender } = subscriber.value;
        const { tx, now, body } = input;
        await insertSubscription(tx, accountId, sender, { source: body.source, now });
        if (!(await queueConfirmMail(tx, deps, { accountId, sender, now }))) return ok({ data: { subscribed: true } });
        input.afterCommit(() => deps.jobs.wake('mails'));
        return ok({
          data: { subscribed: true },
          message: 'Please open the link that we emailed you to confirm your subscription.',
        });
      },
      { limit },
    ),

    route(
      mailsUnsubscribe,
      async (input) => {
        const subscriber = await readSubscriber(input);
        if (!subscriber.ok) return subscriber;
        await deleteSubscription(input.tx, subscriber.value.accountId, subscriber.value.sender);
        return ok({ data: { subscribed: false } });
      },
      { limit },
    ),
  ];
}
