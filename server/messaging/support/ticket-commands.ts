import { eq } from 'drizzle-orm';
import { isEmail } from '../../../src/domain/auth/email-policy';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { readSettings } from '../../../src/domain/session/read-settings';
import { brand } from '../../../src/domain/shared/brand';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { truncate } from '../../../src/domain/shared/truncate';
import type { TicketStatus } from '../../../src/domain/support/ticket';
import { checkReply, ticketStatusAfter } from '../../../src/domain/support/ticket';
import type { StoredNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/accounts';
import { forTerminal } from '../../platform/system/ask';
import { composeMail } from '../mail/compose-mail';
import type { Letter } from '../mail/letter';
import { momentText, linesOf } from '../mail/moment-text';
import { queueMail } from '../mail/queue-mail';
import { queueOptionalMail } from '../mail/queue-optional-mail';
import { addReply } from './add-reply';
import type { ReplyRow, TicketRow } from './player-ticket.repository';
import { findTicketByNumber, lockTicket, listReplies, listWaiting, markTicket } from './player-ticket.repository';
import { refusedReply } from './ticket.policy';

interface SupportReply {
  readonly number: string;
  /** Undefined for a visitor. */
  readonly username: string | undefined;
  readonly reply: string;
  /** Page to reply: the ticket of a player, or the contact form for a visitor. */
  readonly url: string;
}

/** Composes the email of a support reply. */
export const supportReplyLetter = ({ number, username, reply, url }: SupportReply): Letter => ({
  kind: 'support-reply',
  subject: `Our support team replied (${number})`,
  opening: [
    username === undefined ? 'Hello,' : `Hello ${username},`,
    `Here is our reply to your ticket ${number}:`,
    ...linesOf(reply),
  ],
  links: [{ label: username === undefined ? 'Write to us again' : 'Reply in your ticket', url }],
  closing: username === undefined ? [`Please mention ticket ${number} if you write about this again.`] : [],
  reason: `You’re receiving this email because a message with this address was sent to the support of ${brand.siteName}.`,
});

interface Answered {
  readonly ticket: TicketRow;
  readonly reply: string;
  readonly now: Date;
}

type NotifyDeps = Pick<ServerDependencies, 'config' | 'log' | 'urls'>;

interface Publication {
  /** Notification to publish to the player's open pages after the commit. */
  readonly notification?: StoredNotification;
  readonly mailed: boolean;
}

const MAX_BODY = 200;

async function emailVisitor(
  tx: Executor,
  { urls }: NotifyDeps,
  { ticket, reply, now }: Answered,
): Promise<Publication> {
  const { number, email } = ticket;
  // The address was deleted with the account.
  if (!isEmail(email)) return { mailed: false };
  const letter = supportReplyLetter({ number, username: undefined, reply, url: urls.portal('hc/contact') });
  await queueMail(tx, { accountId: undefined, recipient: email, now, ...composeMail(letter) });
  return { mailed: true };
}

/**
 * Notifies the writer of a ticket of a reply. A player gets a notification and, if enabled, an email to a verified
 * address. A visitor gets an email.
 */
async function notifyTicketReply(tx: Executor, deps: NotifyDeps, answered: Answered): Promise<Publication> {
  const { ticket, reply, now } = answered;
  const { accountId, number, subject } = ticket;
  const owner = accountId === null ? undefined : await readAddress(tx, accountId);
  if (accountId === null || !owner) return emailVisitor(tx, deps, answered);
  const link = `/account/support/${number}`;
  const notification = await insertNotification(
    tx,
    accountId,
    {
      kind: 'support-reply',
      title: `Our support team replied to “${truncate(subject, 60)}”`,
      body: truncate(reply, MAX_BODY),
      link,
    },
    now,
  );
  const [account] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  if (!canEmail(readSettings(account?.settings), 'support-tickets')) return { notification, mailed: false };
  const { username } = owner;
  const letter = supportReplyLetter({ number, username, reply, url: deps.urls.portal(link) });
  const mailed = await queueOptionalMail(tx, deps, { accountId, owner, mails: 'support-tickets', letter, now });
  return { notification, mailed };
}

const repliesText = (replies: number): string => `${String(replies)} ${replies === 1 ? 'reply' : 'replies'}`;

const indent = (text: string): string =>
  forTerminal(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** Maximum size of replies in the output, in bytes. */
const MAX_BYTES = 20_000;

/** Returns the newest replies within the maximum size, at least one. */
function newest(replies: readonly ReplyRow[]): readonly ReplyRow[] {
  let room = MAX_BYTES;
  const from = replies.findLastIndex(({ body }, index) => {
    room -= Buffer.byteLength(body);
    return room < 0 && index < replies.length - 1;
  });
  return replies.slice(from + 1);
}

const ticketLine = ({ number, status, updatedAt, subject, replies }: TicketRow): string =>
  `${number}  ${status}  ${momentText(updatedAt)}  ${repliesText(replies)}  ${forTerminal(subject)}`;

/** Formats a ticket with its messages for the operator. */
function ticketText(ticket: TicketRow, replies: readonly ReplyRow[], username: string | undefined): string {
  const from = username === undefined ? 'a visitor' : `the player ${username}`;
  const address = ticket.email === '' ? '' : ` (${forTerminal(ticket.email)})`;
  const shown = newest(replies);
  const left = replies.length - shown.length;
  return [
    ticketLine(ticket),
    `From ${from}${address}, ${momentText(ticket.createdAt)}:`,
    indent(ticket.message),
    ...(left > 0 ? [`${repliesText(left)} left out.`] : []),
    ...shown.flatMap(({ side, body, createdAt }) => [
      `${side === 'support' ? 'The support' : 'The player'}, ${momentText(createdAt)}:`,
      indent(body),
    ]),
  ].join('\n');
}

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

const MAX_LISTED = 50;
const unknown = (number: string) => err(`Ticket ${number} not found.`);

/** Lists the tickets with a status, longest waiting first. */
export async function ticketQueue(
  { database }: Pick<Deps, 'database'>,
  status: TicketStatus,
): Promise<Result<string, string>> {
  const rows = await listWaiting(database.db, status, MAX_LISTED);
  return ok(rows.length === 0 ? `There are no ${status} tickets.` : rows.map(ticketLine).join('\n'));
}

/** Shows a ticket with its messages. */
export async function showTicket(
  { database }: Pick<Deps, 'database'>,
  number: string,
): Promise<Result<string, string>> {
  const { db } = database;
  const ticket = await findTicketByNumber(db, number);
  if (!ticket) return unknown(number);
  const owner = ticket.accountId === null ? undefined : await readAddress(db, ticket.accountId);
  return ok(ticketText(ticket, await listReplies(db, ticket.id), owner?.username));
}

/** Adds a reply of the support to a ticket and notifies its writer. */
export async function replyToTicket(
  deps: Deps,
  { number, message }: { readonly number: string; readonly message: string },
): Promise<Result<string, string>> {
  const checked = checkReply(message);
  if (!checked.ok) return err(refusedReply(checked.error).message);
  const { clock, database, jobs, realtime } = deps;
  const now = clock.now();
  const body = checked.value;
  const done = await database.transaction(async (tx) => {
    const reply = { number, accountId: undefined, side: 'support', body, idempotencyKey: undefined, now } as const;
    const added = await addReply(tx, reply);
    if (!added.ok || !added.value) return added.ok ? unknown(number) : err(refusedReply(added.error).message);
    return ok(await notifyTicketReply(tx, deps, { ticket: added.value, reply: body, now }));
  });
  if (!done.ok) return done;
  const { notification, mailed } = done.value;
  if (mailed) jobs.wake('mails');
  if (notification) notifyPlayer(realtime, notification.accountId, { notification });
  return ok(`Replied to ticket ${number}${mailed ? ' and queued an email' : ''}.`);
}

/** Closes a ticket. A reply opens it again. */
export async function closeTicket(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  number: string,
): Promise<Result<string, string>> {
  return database.transaction(async (tx) => {
    await lockTicket(tx, number);
    const ticket = await findTicketByNumber(tx, number);
    if (!ticket) return unknown(number);
    if (ticket.status === 'closed') return err(`Ticket ${number} is already closed.`);
    await markTicket(tx, ticket.id, ticketStatusAfter({ type: 'closed' }), clock.now());
    return ok(`Ticket ${number} is closed.`);
  });
}
