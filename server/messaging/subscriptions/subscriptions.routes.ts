import { mailsCheck, mailsSubscribe, mailsUnsubscribe } from '../../../src/contract/subscriptions.contract';
import { parseSenderId } from '../../../src/domain/subscriptions/sender-id';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { StoredSender } from './subscription.repository';
import { queueConfirmMail } from './queue-confirm-mail';
import { deleteSubscription, findSender, insertSubscription, isSubscribed } from './subscription.repository';

interface Asked {
  readonly params: { readonly id: string };
  readonly caller: Caller;
  readonly tx: Executor;
}

interface Subscriber {
  readonly accountId: string;
  readonly sender: StoredSender;
}

const limit = { max: 60, windowSeconds: 60, by: 'caller' } as const;

/** Who asks, and about whose mails. */
async function readSubscriber({ params, caller, tx }: Asked): Promise<Result<Subscriber, Refusal>> {
  if (!caller.player) return err(refusal.unauthenticated());
  const sender = await findSender(tx, parseSenderId(params.id));
  return sender ? ok({ accountId: caller.player.id, sender }) : err(refusal.notFound('sender'));
}

/** Whose mails players want. */
export function subscriptionRoutes(deps: ServerDependencies): readonly Route[] {
  return [
    route(mailsCheck, async (input) => {
      const asked = await readSubscriber(input);
      if (!asked.ok) return asked;
      const { accountId, sender } = asked.value;
      return ok({ data: { subscribed: await isSubscribed(input.tx, accountId, sender) } });
    }),

    route(
      mailsSubscribe,
      async (input) => {
        const asked = await readSubscriber(input);
        if (!asked.ok) return asked;
        const { accountId, sender } = asked.value;
        const { tx, now, body } = input;
        await insertSubscription(tx, accountId, sender, { source: body.source, now });
        if (!(await queueConfirmMail(tx, deps, { accountId, sender, now }))) return ok({ data: { subscribed: true } });
        input.afterCommit(() => deps.jobs.wake('mails'));
        return ok({
          data: { subscribed: true },
          message: 'Please open the link that we have mailed you: until then, no mails come.',
        });
      },
      { limit },
    ),

    route(
      mailsUnsubscribe,
      async (input) => {
        const asked = await readSubscriber(input);
        if (!asked.ok) return asked;
        await deleteSubscription(input.tx, asked.value.accountId, asked.value.sender);
        return ok({ data: { subscribed: false } });
      },
      { limit },
    ),
  ];
}
