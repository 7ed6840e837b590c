import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';

/**
 * Stores the forms for new tickets, one for each game and one for the support, for the lifetime of the tab, or until
 * their player logs out.
 */
export interface TicketDraftStore {
  /**
   * Returns this player's form about a game, by slug, or about the portal without one; undefined when none exists or it
   * cannot be parsed. Deletes those of other players.
   */
  load(author: UserId, game: string | undefined): NewTicket | undefined;
  /** Stores a form in place of an earlier one about the same game. Does nothing when the browser refuses storage. */
  save(ticket: NewTicket, author: UserId): void;
  /** Deletes the stored form about a game. */
  clear(game: string | undefined): void;
}
