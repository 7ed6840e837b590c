import type { MailSender } from '../../domain/subscriptions/mail-subscription';
import type { NamedSender } from '../../domain/subscriptions/sender-id';
import type { OpenGame } from '../bridge/open-game';

/** Returns the sender that a game addresses: itself or its developer. */
export function senderOf({ slug, developer }: OpenGame, sender: MailSender): NamedSender {
  return { sender, slug: sender === 'game' ? slug : developer.slug };
}
