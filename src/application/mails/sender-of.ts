import type { MailSender } from '../../domain/mails/mail-subscription';
import type { OpenGame } from '../bridge/open-game';
import type { SenderName } from './mail-gateway.port';

/** The sender that a game means: itself, or its developer. */
export function senderOf({ slug, developer }: OpenGame, sender: MailSender): SenderName {
  return { sender, slug: sender === 'game' ? slug : developer.slug };
}
