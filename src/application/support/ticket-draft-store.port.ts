import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';

/** Texts of a form; a reply has no subject. */
export type TicketDraft = Pick<NewTicket, 'subject' | 'message'>;

/**
 * Stores the forms for new tickets and for replies, for the lifetime of the tab, or until their player logs out. A
 * topic is the slug of a new ticket's game, the number of a ticket with a reply, or undefined for a new ticket about the
 * portal.
 */
export interface TicketDraftStore {
  /**
   * Returns this player's form about a topic; undefined when none exists or it cannot be parsed. Deletes those of other
   * players.
   */
  load(author: UserId, topic: string | undefined): TicketDraft | undefined;
  /** Stores a form in place of an earlier one about the same topic. Does nothing when the browser refuses storage. */
  save(draft: TicketDraft, author: UserId, topic: string | undefined): void;
  /** Deletes the stored form about a topic. */
  clear(topic: string | undefined): void;
}
