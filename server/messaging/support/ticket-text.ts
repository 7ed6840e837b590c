import { momentText } from '../mail/moment-text';
import { forTerminal } from '../../platform/system/for-terminal';
import type { ReplyRow, TicketRow } from './player-ticket.repository';

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
export const ticketLine = ({ number, status, updatedAt, subject, replies }: TicketRow): string =>
  `${number}  ${status}  ${momentText(updatedAt)}  ${wordsOf(replies)}  ${forTerminal(subject)}`;

/** A ticket with all that was written in it, for the operator. */
export function ticketText(ticket: TicketRow, replies: readonly ReplyRow[], username: string | undefined): string {
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
