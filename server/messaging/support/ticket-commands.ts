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
import { accountSettings } from '../../platform/database/schema/account-settings';
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
  /** Where it can be answered: the ticket's page of a player, the contact form of a visitor. */
  readonly url: string;
}

/** Brings somebody what the support has answered. */
export const supportReplyLetter = ({ number, username, reply, url }: SupportReply): Letter => ({
  kind: 'support-reply',
  subject: `Our support has answered you (${number})`,
  opening: [
    username === undefined ? 'Hello,' : `Hello ${username},`,
    `this is the answer to your ticket ${number}:`,
    ...linesOf(reply),
  ],
  links: [{ label: username === undefined ? 'Write to us again' : 'Answer in your ticket', url }],
  closing: username === undefined ? [`Please name the ticket ${number} when you write about this again.`] : [],
  reason: `You receive this mail because a message with this address was sent to the support of ${brand.siteName}.`,
});

interface Answered {
  readonly ticket: TicketRow;
  readonly reply: string;
  readonly now: Date;
}

type NotifyDeps = Pick<ServerDependencies, 'config' | 'log' | 'urls'>;

interface Publication {
  /** Goes to the player's open pages after the commit. */
  readonly notification?: StoredNotification;
  readonly mailed: boolean;
}

const NOTED = 200;

async function emailVisitor(
  tx: Executor,
  { urls }: NotifyDeps,
  { ticket, reply, now }: Answered,
): Promise<Publication> {
  const { number, email } = ticket;
  // Nobody is behind it any more.
  if (!isEmail(email)) return { mailed: false };
  const letter = supportReplyLetter({ number, username: undefined, reply, url: urls.portal('hc/contact') });
  await queueMail(tx, { accountId: undefined, recipient: email, now, ...composeMail(letter) });
  return { mailed: true };
}

/** Tells whoever opened a ticket what the support has answered: a player by a notification and, as the settings say, by mail to the confirmed address of the account; a visitor by mail. */
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
      title: `Our support has answered “${truncate(subject, 60)}”`,
      body: truncate(reply, NOTED),
      link,
    },
    now,
  );
  const [kept] = await tx
    .select({ settings: accountSettings.settings })
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  if (!canEmail(readSettings(kept?.settings), 'support-tickets')) return { notification, mailed: false };
  const { username } = owner;
  const letter = supportReplyLetter({ number, username, reply, url: deps.urls.portal(link) });
  const mailed = await queueOptionalMail(tx, deps, { accountId, owner, mails: 'support-tickets', letter, now });
  return { notification, mailed };
}

const wordsOf = (replies: number): string => `${String(replies)} ${replies === 1 ? 'reply' : 'replies'}`;

const indented = (text: string): string =>
  forTerminal(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

/** Bytes of replies that go over the control channel with the first message. */
const MOST_BYTES = 20_000;

/** The newest replies that there is room for, at least one. */
function newest(replies: readonly ReplyRow[]): readonly ReplyRow[] {
  let room = MOST_BYTES;
  const from = replies.findLastIndex(({ body }, index) => {
    room -= Buffer.byteLength(body);
    return room < 0 && index < replies.length - 1;
  });
  return replies.slice(from + 1);
}

/** A ticket in one line. */
const ticketLine = ({ number, status, updatedAt, subject, replies }: TicketRow): string =>
  `${number}  ${status}  ${momentText(updatedAt)}  ${wordsOf(replies)}  ${forTerminal(subject)}`;

/** A ticket with all that was written in it, for the operator. */
function ticketText(ticket: TicketRow, replies: readonly ReplyRow[], username: string | undefined): string {
  const from = username === undefined ? 'a visitor' : `the player ${username}`;
  const address = ticket.email === '' ? '' : ` (${forTerminal(ticket.email)})`;
  const shown = newest(replies);
  const left = replies.length - shown.length;
  return [
    ticketLine(ticket),
    `From ${from}${address}, ${momentText(ticket.createdAt)}:`,
    indented(ticket.message),
    ...(left > 0 ? [`${wordsOf(left)} left out here.`] : []),
    ...shown.flatMap(({ side, body, createdAt }) => [
      `${side === 'support' ? 'The support' : 'The player'}, ${momentText(createdAt)}:`,
      indented(body),
    ]),
  ].join('\n');
}

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

const MOST_LISTED = 50;
const unknown = (number: string) => err(`There is no ticket ${number}.`);

/** A line for each ticket of a standing, who has waited longest first. */
export async function ticketQueue(
  { database }: Pick<Deps, 'database'>,
  status: TicketStatus,
): Promise<Result<string, string>> {
  const rows = await listWaiting(database.db, status, MOST_LISTED);
  return ok(rows.length === 0 ? `No ticket is ${status}.` : rows.map(ticketLine).join('\n'));
}

/** All that was written in a ticket. */
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

/** Answers a ticket in the support's name; whoever opened it is told. */
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
  return ok(`Your reply is in the ticket ${number}${mailed ? ', and is mailed' : ''}.`);
}

/** Closes a ticket; a reply opens it again. */
export async function closeTicket(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  number: string,
): Promise<Result<string, string>> {
  return database.transaction(async (tx) => {
    await lockTicket(tx, number);
    const ticket = await findTicketByNumber(tx, number);
    if (!ticket) return unknown(number);
    if (ticket.status === 'closed') return err(`The ticket ${number} is closed already.`);
    await markTicket(tx, ticket.id, ticketStatusAfter({ type: 'closed' }), clock.now());
    return ok(`The ticket ${number} is closed.`);
  });
}
