import type { supportMessage } from '../../../src/contract/help.contract';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { readOwnAccount } from '../../identity/account/account.repository';
import { attemptRules, RECEIPT_MAILS } from '../../identity/auth/attempts/attempt-rules';
import { mailboxKey } from '../../identity/auth/attempts/mailbox-key';
import { countAttempt, countAttemptFrom } from '../../identity/auth/count-attempt';
import { composeMail } from '../../messaging/mail/compose-mail';
import { supportReceiptLetter } from '../../messaging/mail/letters/support-letters';
import { queueMail } from '../../messaging/mail/queue-mail';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { RouteInput } from '../../platform/http/route';
import type { StoredTicket } from './ticket.repository';
import { findTicket, insertTicket } from './ticket.repository';
import type { SupportMail } from './write-to-support';
import { writeToSupport } from './write-to-support';

interface OpenedTicket extends SupportMail {
  /** The writer's IP address. */
  readonly ip: string;
}

/** Finds out if a writer wants a receipt, and if the address is the verified one of the writer's account. */
async function writerOf(tx: Executor, { player, email }: OpenedTicket) {
  if (!player) return { wantsReceipt: true, isOwnAddress: false };
  const account = await readOwnAccount(tx, player.id);
  return {
    wantsReceipt: canEmail(readSettings(account?.settings), 'support-tickets'),
    isOwnAddress: account !== undefined && account.verifiedAt !== null && account.emailKey === emailKey(email),
  };
}

/** True if a receipt is within the limits of the IP address and of the mailbox. */
async function mayReceipt(tx: Executor, production: boolean, { email, ip, now }: OpenedTicket): Promise<boolean> {
  const attempt = ({ name, max, windowSeconds }: AttemptRule, ...parts: readonly string[]) =>
    ({ key: [name, ...parts], max, windowSeconds, now }) as const;
  if ((await countAttemptFrom(tx, ip, attempt(attemptRules(production).receipts))) > 0) return false;
  return (await countAttempt(tx, attempt(RECEIPT_MAILS, mailboxKey(email)))) === 0;
}

/**
 * Queues a message to the support and a receipt to its writer. Limits of receipts: 3 an hour to one mailbox and, in
 * production, 10 a day from one IP address. Both are deleted with the player's account. Wake the job `mails` after the commit.
 */
export async function queueSupportMails(
  tx: Executor,
  { config, urls }: Pick<ServerDependencies, 'config' | 'urls'>,
  ticket: OpenedTicket,
): Promise<void> {
  const { number, player, email, message, now } = ticket;
  await writeToSupport(tx, { config }, ticket);
  const { wantsReceipt, isOwnAddress } = await writerOf(tx, ticket);
  if (!wantsReceipt || !(await mayReceipt(tx, config.production, ticket))) return;
  const letter = supportReceiptLetter({
    number,
    message: isOwnAddress ? message : undefined,
    helpUrl: urls.portal('hc'),
  });
  await queueMail(tx, { accountId: player?.id, recipient: email, now, ...composeMail(letter) });
}

const isSame = (stored: StoredTicket, form: ContactForm): boolean =>
  stored.subject === form.subject && stored.email === form.email && stored.message === form.message;

/**
 * Stores a support message, queues its emails and returns the ticket number. A repeated key returns the first ticket,
 * or an error for another message.
 */
export async function openTicket(
  { config, jobs, random, urls }: Pick<ServerDependencies, 'config' | 'jobs' | 'random' | 'urls'>,
  form: ContactForm,
  { caller, idempotencyKey, now, tx, ...input }: Omit<RouteInput<typeof supportMessage>, 'body'>,
): Promise<Result<string, Refusal>> {
  const { player, ip } = caller;
  const number = await insertTicket(tx, random, { ...form, accountId: player?.id, idempotencyKey, now });
  if (number !== undefined) {
    await queueSupportMails(tx, { config, urls }, { ...form, number, player, ip, now });
    input.afterCommit(() => jobs.wake('mails'));
    return ok(number);
  }
  const stored = idempotencyKey === undefined ? undefined : await findTicket(tx, idempotencyKey);
  return stored && isSame(stored, form) ? ok(stored.number) : err(refusal.keyReused());
}
