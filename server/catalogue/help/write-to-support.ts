import { isEmail } from '../../../src/domain/auth/email-policy';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { Player } from '../../platform/http/caller';
import { composeMail } from '../../messaging/mail/compose-mail';
import { supportMessageLetter } from '../../messaging/mail/letters/support-letters';
import { queueMail } from '../../messaging/mail/queue-mail';

export interface SupportMail extends ContactForm {
  /** Ticket number. */
  readonly number: string;
  readonly player: Player | undefined;
  /** Title of the game that the ticket is about; undefined for the portal. */
  readonly game: string | undefined;
  readonly now: Date;
}

/**
 * Queues an email with a ticket's message to the support. The email is deleted with the player's account. Wake the job
 * `mails` after the commit.
 */
export async function writeToSupport(
  tx: Executor,
  { config }: Pick<ServerDependencies, 'config'>,
  { player, game, now, number, subject, email, message }: SupportMail,
): Promise<void> {
  const support = config.operator.contact ?? config.mailFrom;
  if (!isEmail(support)) return;
  const letter = supportMessageLetter({ number, username: player?.username, game, subject, email, message, at: now });
  await queueMail(tx, { accountId: player?.id, recipient: support, now, ...composeMail(letter) });
}
