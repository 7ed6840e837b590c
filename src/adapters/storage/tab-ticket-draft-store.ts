import type { TicketDraft, TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { UserId } from '../../domain/session/current-user';
import { TICKET_DRAFTS_KEY } from './draft-keys';
import { TabDraftsStore } from './tab-storage';

/** Topic (empty for a new ticket about the portal), author, subject and message. */
type Entry = readonly [string, string, string, string];

/** Stores the drafts of the last new tickets and replies in session storage. */
export class TabTicketDraftStore extends TabDraftsStore<Entry> implements TicketDraftStore {
  protected readonly key = TICKET_DRAFTS_KEY;

  load(author: UserId, topic = ''): TicketDraft | undefined {
    this.replace((entries) => entries.filter(([, by]) => by === author));
    const entry = this.entries().find(([on]) => on === topic);
    return entry && { subject: entry[2], message: entry[3] };
  }

  save({ subject, message }: TicketDraft, author: UserId, topic = ''): void {
    this.replace((entries) => [...without(entries, topic), [topic, author, subject, message]]);
  }

  clear(topic = ''): void {
    this.replace((entries) => without(entries, topic));
  }

  protected isEntry(value: unknown): value is Entry {
    return Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'string');
  }
}

const without = (entries: readonly Entry[], topic: string) => entries.filter(([on]) => on !== topic);
