import type { TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';
import { TabDraftStore } from './tab-storage';
import { TICKET_DRAFT_KEY } from './draft-keys';

/** Stores the draft of a new ticket in session storage. */
export class TabTicketDraftStore extends TabDraftStore implements TicketDraftStore {
  protected readonly key = TICKET_DRAFT_KEY;

  load(author: UserId): NewTicket | undefined {
    const [subject = '', message = '', by] = this.read();
    return by === author ? { subject, message } : undefined;
  }

  save({ subject, message }: NewTicket, author: UserId): void {
    this.write([subject, message, author]);
  }
}
