import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';

/** Stores the form for a new ticket for the lifetime of the tab, or until its player logs out. */
export interface TicketDraftStore {
  /** Returns the form of this player; undefined when none exists or it cannot be parsed. */
  load(author: UserId): NewTicket | undefined;
  /** Stores a form in place of an earlier one. Does nothing when the browser refuses storage. */
  save(ticket: NewTicket, author: UserId): void;
  /** Deletes the stored form. */
  clear(): void;
}
