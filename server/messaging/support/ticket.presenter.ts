import type { WireTicket, WireTicketCard } from '../../../src/contract/support.contract';
import type { ReplyRow, TicketRow } from './player-ticket.repository';

/** A ticket in its player's list. */
export function presentTicketCard(row: TicketRow): WireTicketCard {
  return {
    ticket: row.number,
    subject: row.subject,
    status: row.status,
    created: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    replies: row.replies,
  };
}

/** A ticket with all that was written in it. */
export function presentTicket(row: TicketRow, replies: readonly ReplyRow[]): WireTicket {
  const first = { by: 'player' as const, text: row.message, date: row.createdAt.toISOString() };
  const rest = replies.map(({ side, body, createdAt }) => ({ by: side, text: body, date: createdAt.toISOString() }));
  return { ...presentTicketCard(row), posts: [first, ...rest] };
}
