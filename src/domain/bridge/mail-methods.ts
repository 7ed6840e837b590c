import type { MailSender } from '../subscriptions/mail-subscription';
import { mailSenders } from '../subscriptions/mail-subscription';
import { oneOf, optional, record } from './arguments';
import { forPlayers } from './method';

export interface SenderArgument {
  readonly sender: MailSender;
}

/** Response to a change of a subscription. */
export interface MailAnswer {
  /** Current state; unchanged while the player decides. */
  readonly subscribed: boolean;
  /** True if a dialog of the portal asks the player; the event `mail` reports the result. */
  readonly asked: boolean;
}

const sender = record({ sender: optional(oneOf(mailSenders), 'game') });

/**
 * Calls about emails for this game, or for all games of its developer.
 * @rule 2.7.41 A game can subscribe the player, unsubscribe, and check the subscription.
 */
export const mailMethods = {
  'mail.subscribe': forPlayers<SenderArgument, MailAnswer>(sender, { dialog: 'mail-subscription' }),
  'mail.unsubscribe': forPlayers<SenderArgument, MailAnswer>(sender),
  'mail.check': forPlayers<SenderArgument, boolean>(sender),
  'mail.toggle': forPlayers<SenderArgument, MailAnswer>(sender, { dialog: 'mail-subscription' }),
};
