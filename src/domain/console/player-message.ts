import type { Pagination } from '../shared/pagination';
import type { TicketPost, TicketStatus } from '../support/ticket';

/** A message of a player about a game, in the list of the game's developer; times are ISO 8601, UTC. */
export interface PlayerMessageCard {
  /** Number of the player's ticket. */
  readonly number: string;
  readonly game: { readonly slug: string; readonly title: string };
  /** Undefined for a deleted account. */
  readonly author: { readonly username: string; readonly alias: string } | undefined;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly created: string;
  /** Time of the last event. */
  readonly updated: string;
  /** Number of replies of both sides. */
  readonly replies: number;
}

/** A message with all posts, oldest first; `support` is the developer's side. */
export interface PlayerMessage extends PlayerMessageCard {
  readonly posts: readonly TicketPost[];
}

export interface PlayerMessages {
  readonly messages: readonly PlayerMessageCard[];
  readonly pagination: Pagination;
}
