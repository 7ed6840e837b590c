import type { MailAnswer } from '../../src/domain/bridge/mail-methods';
import type { MailSender } from '../../src/domain/subscriptions/mail-subscription';
import type { Ask } from '../open-calls';

/**
 * Mails about this game (`'game'`, the default) or about all games of its developer (`'developer'`); every promise settles within 10 s and
 * rejects with `err_unauthenticated` when nobody is signed in.
 */
export interface Mails {
  /** Asks the player, in a dialog of the portal, for leave to mail; `asked` is false when they are subscribed already. The event `mail` tells how it ended. */
  subscribe(sender?: MailSender): Promise<MailAnswer>;
  /** Ends the subscription at once, without a question; harmless without one. */
  unsubscribe(sender?: MailSender): Promise<MailAnswer>;
  /** Ends the subscription if there is one, and asks for one otherwise. */
  toggle(sender?: MailSender): Promise<MailAnswer>;
  /** Whether the player is subscribed. */
  check(sender?: MailSender): Promise<boolean>;
}

/** The subscriptions, as the portal keeps them. */
export function mailsOver(ask: Ask): Mails {
  return {
    subscribe: (sender) => ask('mail.subscribe', { sender }),
    unsubscribe: (sender) => ask('mail.unsubscribe', { sender }),
    toggle: (sender) => ask('mail.toggle', { sender }),
    check: (sender) => ask('mail.check', { sender }),
  };
}
