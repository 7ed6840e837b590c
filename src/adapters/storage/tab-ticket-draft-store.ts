import type { TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';
import { TabStore } from './tab-storage';
import { TICKET_DRAFT_KEY } from './ticket-draft-key';

/** Stores the draft of a new ticket in session storage; does nothing if storage is blocked or full. */
export class TabTicketDraftStore extends TabStore implements TicketDraftStore {
  load(author: UserId): NewTicket | undefined {
    return this.use((storage) => read(storage.getItem(TICKET_DRAFT_KEY), author));
  }

  save({ subject, message }: NewTicket, author: UserId): void {
    this.use((storage) => {
      storage.setItem(TICKET_DRAFT_KEY, JSON.stringify([subject, message, author]));
    });
  }

  clear(): void {
    this.use((storage) => {
      storage.removeItem(TICKET_DRAFT_KEY);
    });
  }
}

function read(text: string | null, author: UserId): NewTicket | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!Array.isArray(stored)) return undefined;
  const [subject, message, by] = stored as readonly unknown[];
  if (typeof subject !== 'string' || typeof message !== 'string' || by !== author) return undefined;
  return { subject, message };
}
