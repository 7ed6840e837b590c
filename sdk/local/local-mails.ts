import type { MailAnswer } from '../../src/domain/bridge/mail-methods';
import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { MailSender, SubscriptionChange } from '../../src/domain/subscriptions/mail-subscription';
import { changeSubscription } from '../../src/domain/subscriptions/mail-subscription';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import { askPlayer } from './ask-player';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';

const whose: Readonly<Record<MailSender, string>> = { game: 'this game', developer: 'all games of its developer' };

/** The subscriptions of the sandbox's player; nothing is ever sent. */
export function localMails(
  world: LocalPortal,
): LocalCalls<'mail.subscribe' | 'mail.unsubscribe' | 'mail.check' | 'mail.toggle'> {
  const isSubscribed = (sender: MailSender) => world.store.read().mails[sender] === true;
  const keep = (sender: MailSender, subscribed: boolean) =>
    change(world, { mails: { ...world.store.read().mails, [sender]: subscribed } });

  function apply(sender: MailSender, wanted: SubscriptionChange): Result<MailAnswer, BridgeError> {
    const { subscribed, asksPlayer } = changeSubscription(isSubscribed(sender), wanted);
    if (!asksPlayer) {
      keep(sender, subscribed);
      return ok({ subscribed, asked: false });
    }
    const question = { title: 'Subscribe to mails?', text: `Mails about ${whose[sender]}.`, yes: 'Subscribe' };
    const refused = askPlayer(world, 'mail-subscription', question, (agreed) => {
      if (agreed) keep(sender, true);
      const end = agreed ? ({ ok: true } as const) : ({ ok: false, code: 'err_declined' } as const);
      world.emit('mail', { sender, subscribed: agreed, ...end });
    });
    return refused === undefined ? ok({ subscribed: false, asked: true }) : err(refused);
  }

  return {
    'mail.subscribe': ({ sender }) => apply(sender, 'subscribe'),
    'mail.unsubscribe': ({ sender }) => apply(sender, 'unsubscribe'),
    'mail.toggle': ({ sender }) => apply(sender, 'toggle'),
    'mail.check': ({ sender }) => ok(isSubscribed(sender)),
  };
}
