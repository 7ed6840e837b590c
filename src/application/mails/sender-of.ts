import type { MailSender } from '../../domain/mails/mail-subscription';
import type { NamedSender } from '../../domain/mails/sender-id';
import type { OpenGame } from '../bridge/open-game';

/** The sender that a game means: itself, or its developer. */
export function senderOf({ slug, developer }: OpenGame, sender: MailSender): NamedSender {
  return { sender, slug: sender === 'game' ? slug : developer.slug };
}
