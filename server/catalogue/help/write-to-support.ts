import { isEmail } from '../../../src/domain/auth/email-policy';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { Player } from '../../platform/http/caller';
import { composeMail } from '../../messaging/mail/compose-mail';
import { supportMessageLetter } from '../../messaging/mail/letters/support-letters';
import { queueMail } from '../../messaging/mail/queue-mail';

export interface SupportMail extends ContactForm {
  /** The ticket's. */
  readonly number: string;
  readonly player: Player | undefined;
  readonly now: Date;
}

/** Brings the support what was written in a ticket; it does not outlive the account of a player. Wake the job `mails` after the commit. */
export async function writeToSupport(
  tx: Executor,
  { config }: Pick<ServerDependencies, 'config'>,
  { player, now, number, subject, email, message }: SupportMail,
): Promise<void> {
  const support = config.operator.contact ?? config.mailFrom;
  if (!isEmail(support)) return;
  const letter = supportMessageLetter({ number, username: player?.username, subject, email, message, at: now });
  await queueMail(tx, { accountId: player?.id, recipient: support, now, ...composeMail(letter) });
}
