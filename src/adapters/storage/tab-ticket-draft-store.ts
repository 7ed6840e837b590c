import type { TicketDraftStore } from '../../application/support/ticket-draft-store.port';
import type { UserId } from '../../domain/session/current-user';
import type { NewTicket } from '../../domain/support/ticket';
import { TICKET_DRAFTS_KEY } from './draft-keys';
import { TabDraftsStore } from './tab-storage';

/** Game (empty for the portal), author, subject and message. */
type Entry = readonly [string, string, string, string];

/** Stores the drafts of the last new tickets in session storage. */
export class TabTicketDraftStore extends TabDraftsStore<Entry> implements TicketDraftStore {
  protected readonly key = TICKET_DRAFTS_KEY;

  load(author: UserId, game = ''): NewTicket | undefined {
    this.replace((entries) => entries.filter(([, by]) => by === author));
    const entry = this.entries().find(([on]) => on === game);
    if (entry === undefined) return undefined;
    const [, , subject, message] = entry;
    return { subject, message, game: game === '' ? undefined : game };
  }

  save({ subject, message, game = '' }: NewTicket, author: UserId): void {
    this.replace((entries) => [...without(entries, game), [game, author, subject, message]]);
  }

  clear(game = ''): void {
    this.replace((entries) => without(entries, game));
  }

  protected isEntry(value: unknown): value is Entry {
    return Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'string');
  }
}

const without = (entries: readonly Entry[], game: string) => entries.filter(([on]) => on !== game);
