import type { MailSender } from '../subscriptions/mail-subscription';
import { mailSenders } from '../subscriptions/mail-subscription';
import { oneOf, optional, record } from './arguments';
import { forPlayers } from './method';

export interface SenderArgument {
  readonly sender: MailSender;
}

/** The answer of a call that changes a subscription. */
export interface MailAnswer {
  /** How it stands now: unchanged while the player is asked. */
  readonly subscribed: boolean;
  /** Whether a dialog of the portal asks the player; the event `mail` tells how that ended. */
  readonly asked: boolean;
}

const sender = record({ sender: optional(oneOf(mailSenders), 'game') });

/**
 * Mails about this game, or about all games of its developer.
 * @rule 2.7.41 Subscribing, unsubscribing and the check whether the player is subscribed.
 */
export const mailMethods = {
  'mail.subscribe': forPlayers<SenderArgument, MailAnswer>(sender, { dialog: 'mail-subscription' }),
  'mail.unsubscribe': forPlayers<SenderArgument, MailAnswer>(sender),
  'mail.check': forPlayers<SenderArgument, boolean>(sender),
  'mail.toggle': forPlayers<SenderArgument, MailAnswer>(sender, { dialog: 'mail-subscription' }),
};
