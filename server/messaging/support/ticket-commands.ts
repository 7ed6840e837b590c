import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { TicketStatus } from '../../../src/domain/support/ticket';
import { checkReply } from '../../../src/domain/support/ticket';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import { forTerminal } from '../../platform/system/ask';
import { momentText } from '../mail/moment-text';
import { addReply, closeLocked } from './add-reply';
import type { ReplyRow, TicketRow } from './player-ticket.repository';
import { findTicketByNumber, lockTicket, listReplies, listWaiting } from './player-ticket.repository';
import { notifyTicketReply } from './ticket-notices';
import { refusedReply } from './ticket.policy';

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

const aboutText = ({ game }: TicketRow): string => (game ? ` about “${forTerminal(game.title)}”` : '');

const ticketLine = (ticket: TicketRow): string => {
  const { number, status, updatedAt, subject, replies } = ticket;
  return `${number}  ${status}  ${momentText(updatedAt)}  ${repliesText(replies)}  ${forTerminal(subject)}${aboutText(ticket)}`;
};

const recipientText = ({ developer }: TicketRow): string =>
  developer ? ` to the developer ${forTerminal(developer.slug)}` : '';

/** Formats a ticket with its messages for the operator. */
function ticketText(ticket: TicketRow, replies: readonly ReplyRow[], username: string | undefined): string {
  const from = username === undefined ? 'a visitor' : `the player ${username}`;
  const address = ticket.email === '' ? '' : ` (${forTerminal(ticket.email)})`;
  const replier = ticket.developer ? 'The developer' : 'The support';
  const shown = newest(replies);
  const left = replies.length - shown.length;
  return [
    ticketLine(ticket),
    `From ${from}${address}${aboutText(ticket)}${recipientText(ticket)}, ${momentText(ticket.createdAt)}:`,
    indent(ticket.message),
    ...(left > 0 ? [`${repliesText(left)} left out.`] : []),
    ...shown.flatMap(({ side, body, createdAt }) => [
      `${side === 'player' ? 'The player' : replier}, ${momentText(createdAt)}:`,
      indent(body),
    ]),
  ].join('\n');
}

type Deps = Pick<ServerDependencies, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'realtime' | 'urls'>;

const MAX_LISTED = 50;
const unknown = (number: string) => err(`Ticket ${number} not found.`);

/** Lists the tickets with a status that the support answers, longest waiting first. */
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
  const { clock, database } = deps;
  const now = clock.now();
  const body = checked.value;
  const done = await database.transaction(async (tx) => {
    const reply = { number, of: undefined, side: 'support', body, idempotencyKey: undefined, now } as const;
    const added = await addReply(tx, reply);
    if (!added.ok || !added.value) return added.ok ? unknown(number) : err(refusedReply(added.error).message);
    return ok(await notifyTicketReply(tx, deps, { ticket: added.value, reply: body, now }));
  });
  if (!done.ok) return done;
  done.value.publish();
  return ok(`Replied to ticket ${number}${done.value.mailed ? ' and queued an email' : ''}.`);
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
    const isClosed = await closeLocked(tx, ticket, clock.now());
    return isClosed ? ok(`Ticket ${number} is closed.`) : err(`Ticket ${number} is already closed.`);
  });
}
