import type { AnswerOf } from '../../../src/contract/call';
import type { messageCalls } from '../../../src/contract/developer-messages.contract';
import type { ticketDetails } from '../../../src/contract/support.contract';
import type { ReplyRow, TicketRow } from './player-ticket.repository';

type WireTicket = AnswerOf<typeof ticketDetails>;
type WireMessage = AnswerOf<typeof messageCalls.developerMessage>;

const presentCommon = ({ subject, status, createdAt, updatedAt, replies }: TicketRow) => ({
  ...{ subject, status, replies },
  created: createdAt.toISOString(),
  updated: updatedAt.toISOString(),
});

/** Presents the first message of a ticket and all replies. */
export function presentPosts({ message, createdAt }: TicketRow, replies: readonly ReplyRow[]): WireTicket['posts'] {
  const rest = replies.map(({ side, body, createdAt: at }) => ({ by: side, text: body, date: at.toISOString() }));
  return [{ by: 'player', text: message, date: createdAt.toISOString() }, ...rest];
}

/** Presents a ticket in the list of its player. */
export const presentTicketCard = (row: TicketRow): Omit<WireTicket, 'posts'> => ({
  ...presentCommon(row),
  ticket: row.number,
  about: row.game && { ...row.game, developer: row.developer?.name ?? null },
});

/** Presents a message in the list of a game's developer. */
export function presentMessageCard(row: TicketRow): Omit<WireMessage, 'posts'> {
  const { author, game, number } = row;
  if (!game) throw new Error(`Ticket ${number} is about no game.`);
  return {
    ...presentCommon(row),
    number,
    game,
    author: author && { username: author.username, alias: author.alias ?? author.username },
  };
}
