import type { PendingMessage } from '../../domain/inbox/conversation';
import type { UserId } from '../../domain/session/current-user';

/** Messages of a conversation that the server has not confirmed. */
export interface UnsentMessages {
  /** Message as typed. */
  readonly text: string;
  readonly pending: readonly PendingMessage[];
}

/** Stores the unsent messages of conversations for the lifetime of the tab, or until their player logs out. */
export interface MessageDraftStore {
  /**
   * Returns the writer's unsent messages to a player, by username; undefined when none exist or they cannot be parsed.
   * Deletes those of other writers.
   */
  load(user: string, writer: UserId): UnsentMessages | undefined;
  /** Stores unsent messages in place of earlier ones, or deletes them if none are left. Does nothing when the browser refuses storage. */
  save(user: string, unsent: UnsentMessages, writer: UserId): void;
}
