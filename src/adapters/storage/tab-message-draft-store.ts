import type { MessageDraftStore, UnsentMessages } from '../../application/inbox/message-draft-store.port';
import type { PendingMessage } from '../../domain/inbox/conversation';
import type { UserId } from '../../domain/session/current-user';
import { MESSAGE_DRAFTS_KEY } from './draft-keys';
import { TabDraftsStore } from './tab-storage';

/** Receiver, writer, typed text, and the messages on their way or failed. */
type Entry = readonly [string, string, string, readonly PendingMessage[]];

/** Stores unsent messages of the last conversations in session storage. */
export class TabMessageDraftStore extends TabDraftsStore<Entry> implements MessageDraftStore {
  protected readonly key = MESSAGE_DRAFTS_KEY;

  load(user: string, writer: UserId): UnsentMessages | undefined {
    this.replace((entries) => entries.filter(([, by]) => by === writer));
    const entry = this.entries().find(([to]) => to === user.toLowerCase());
    return entry && { text: entry[2], pending: entry[3] };
  }

  save(user: string, { text, pending }: UnsentMessages, writer: UserId): void {
    const to = user.toLowerCase();
    const added: readonly Entry[] = text === '' && pending.length === 0 ? [] : [[to, writer, text, pending]];
    this.replace((entries) => [...entries.filter(([other]) => other !== to), ...added]);
  }

  protected isEntry(value: unknown): value is Entry {
    if (!Array.isArray(value)) return false;
    const [to, by, text, pending] = value as readonly unknown[];
    const isNamed = typeof to === 'string' && typeof by === 'string' && typeof text === 'string';
    return isNamed && Array.isArray(pending) && pending.every(isPending);
  }
}

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, failure } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && ['string', 'undefined'].includes(typeof failure);
}
