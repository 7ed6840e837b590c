import type { MailAnswer } from '../../src/domain/bridge/mail-methods';
import type { MailSender } from '../../src/domain/subscriptions/mail-subscription';
import type { Ask } from '../open-calls';

/**
 * Email subscriptions to this game (`'game'`, the default) or to all games of its developer (`'developer'`). Every promise settles within
 * 10 s and rejects with `err_unauthenticated` for guests.
 */
export interface Mails {
  /**
   * Asks the player in a portal dialog to subscribe. `asked` is false if they are already subscribed. The event `mail` reports the
   * outcome.
   */
  subscribe(sender?: MailSender): Promise<MailAnswer>;
  /** Unsubscribes the player at once. Has no effect without a subscription. */
  unsubscribe(sender?: MailSender): Promise<MailAnswer>;
  /** Unsubscribes a subscribed player; otherwise asks them to subscribe. */
  toggle(sender?: MailSender): Promise<MailAnswer>;
  /** Returns true if the player is subscribed. */
  check(sender?: MailSender): Promise<boolean>;
}

/** Creates the subscription calls. */
export function mailsOver(ask: Ask): Mails {
  return {
    subscribe: (sender) => ask('mail.subscribe', { sender }),
    unsubscribe: (sender) => ask('mail.unsubscribe', { sender }),
    toggle: (sender) => ask('mail.toggle', { sender }),
    check: (sender) => ask('mail.check', { sender }),
  };
}
