import type { supportMessage } from '../../../src/contract/help.contract';
import { emailKey } from '../../../src/domain/auth/email-policy';
import type { ContactForm } from '../../../src/domain/help/contact-form';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { MOST_WAITING } from '../../../src/domain/support/ticket';
import type { ServerDependencies } from '../../deps';
import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { readOwnAccount } from '../../identity/account/account.repository';
import { attemptRules, RECEIPT_MAILS } from '../../identity/auth/attempts/attempt-rules';
import { mailboxKey } from '../../identity/auth/attempts/mailbox-key';
import { countAttempt, countAttemptFrom } from '../../identity/auth/count-attempt';
import { composeMail } from '../../messaging/mail/compose-mail';
import { supportReceiptLetter } from '../../messaging/mail/letters/support-letters';
import { queueMail } from '../../messaging/mail/queue-mail';
import { countWaiting, findTicketGame } from '../../messaging/support/player-ticket.repository';
import { notifyMembersOfPost } from '../../messaging/support/ticket-notices';
import { tooManyWaiting } from '../../messaging/support/ticket.policy';
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

interface TicketToOpen {
  readonly form: ContactForm;
  /** Slug of the published game that the ticket is about; undefined for the portal. */
  readonly game: string | undefined;
}

const isSame = (stored: StoredTicket, { form, game }: TicketToOpen): boolean =>
  stored.subject === form.subject &&
  stored.email === form.email &&
  stored.message === form.message &&
  stored.game === (game ?? null);

/**
 * Stores a ticket and returns its number. Notifies the members of the game's developer, or queues emails to the support
 * and the writer. A repeated key returns the first ticket, or an error for another message.
 */
export async function openTicket(
  deps: Pick<ServerDependencies, 'config' | 'jobs' | 'random' | 'realtime' | 'urls'>,
  ticket: TicketToOpen,
  { caller, idempotencyKey, now, tx, ...input }: Omit<RouteInput<typeof supportMessage>, 'body'>,
): Promise<Result<string, Refusal>> {
  const { form } = ticket;
  const { player, ip } = caller;
  const repeated = async () => {
    const stored = idempotencyKey === undefined ? undefined : await findTicket(tx, idempotencyKey);
    return stored && (isSame(stored, ticket) ? ok(stored.number) : err(refusal.keyReused()));
  };
  const known = await repeated();
  if (known) return known;
  const game = ticket.game === undefined ? undefined : await findTicketGame(tx, ticket.game);
  if (ticket.game !== undefined && !game) return err(refusal.notFound('game'));
  const developer = player ? (game?.developer ?? undefined) : undefined;
  if (player && developer && (await countWaiting(tx, player.id, developer.id)) >= MOST_WAITING)
    return err(tooManyWaiting(developer.name));
  const added = { ...form, accountId: player?.id, gameId: game?.id, developerId: developer?.id, idempotencyKey, now };
  const number = await insertTicket(tx, deps.random, added);
  // The same request was faster on another connection.
  if (number === undefined) return (await repeated()) ?? err(refusal.keyReused());
  if (player && developer) {
    const post = { number, subject: form.subject, accountId: player.id, developer, isNew: true, now };
    input.afterCommit(await notifyMembersOfPost(tx, deps, post));
    return ok(number);
  }
  await queueSupportMails(tx, deps, { ...form, game: game?.title, number, player, ip, now });
  input.afterCommit(() => deps.jobs.wake('mails'));
  return ok(number);
}
