import type { MessageDraftStore, UnsentMessages } from '../../application/inbox/message-draft-store.port';
import type { PendingMessage } from '../../domain/inbox/conversation';
import type { UserId } from '../../domain/session/current-user';
import { MESSAGE_DRAFTS_KEY } from './message-drafts-key';
import { TabStore, type TabStorage } from './tab-storage';

/** Receiver, writer, typed text, and the messages on their way or failed. */
type Entry = readonly [string, string, string, readonly PendingMessage[]];

/** Maximum number of conversations with unsent messages; the oldest are dropped first. */
const BOUND = 8;

/** Stores unsent messages in session storage; does nothing if storage is blocked or full. */
export class TabMessageDraftStore extends TabStore implements MessageDraftStore {
  load(user: string, writer: UserId): UnsentMessages | undefined {
    this.replace((entries) => entries.filter(([, by]) => by === writer));
    const entry = this.use((storage) => read(storage).find(([to]) => to === user.toLowerCase()));
    return entry && { text: entry[2], pending: entry[3] };
  }

  save(user: string, { text, pending }: UnsentMessages, writer: UserId): void {
    const to = user.toLowerCase();
    const added: readonly Entry[] = text === '' && pending.length === 0 ? [] : [[to, writer, text, pending]];
    this.replace((entries) => [...entries.filter(([other]) => other !== to), ...added]);
  }

  private replace(change: (entries: readonly Entry[]) => readonly Entry[]): void {
    this.use((storage) => {
      const stored = change(read(storage)).slice(-BOUND);
      if (stored.length === 0) storage.removeItem(MESSAGE_DRAFTS_KEY);
      else storage.setItem(MESSAGE_DRAFTS_KEY, JSON.stringify(stored));
    });
  }
}

/** Reads all valid entries; unreadable entries are skipped. */
function read(storage: TabStorage): readonly Entry[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(MESSAGE_DRAFTS_KEY) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [to, by, text, pending] = value as readonly unknown[];
  const isNamed = typeof to === 'string' && typeof by === 'string' && typeof text === 'string';
  return isNamed && Array.isArray(pending) && pending.every(isPending);
}

function isPending(value: unknown): value is PendingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, failure } = value as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof text === 'string' && ['string', 'undefined'].includes(typeof failure);
}
