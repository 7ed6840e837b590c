import type { Pagination } from '../shared/pagination';
import type { TicketCard, TicketPost } from '../support/ticket';

/** A message of a player about a game, in the list of the game's developer; times are ISO 8601, UTC. */
export interface PlayerMessageCard extends Omit<TicketCard, 'about'> {
  readonly game: { readonly slug: string; readonly title: string };
  /** Undefined for a deleted account. */
  readonly author: { readonly username: string; readonly alias: string } | undefined;
}

/** A message with all posts, oldest first; `support` is the developer's side. */
export interface PlayerMessage extends PlayerMessageCard {
  readonly posts: readonly TicketPost[];
}

export interface PlayerMessages {
  readonly messages: readonly PlayerMessageCard[];
  readonly pagination: Pagination;
}
