import type { UserId } from '../../domain/session/current-user';

/** Stores unsent comments for the lifetime of the tab, or until their player logs out. */
export interface CommentDraftStore {
  /**
   * Returns the writer's unsent comment on a profile, by username; an empty text when none exists or it cannot be parsed.
   * Deletes those of other writers.
   */
  load(user: string, writer: UserId): string;
  /** Stores an unsent comment in place of an earlier one; an empty text deletes it. Does nothing when the browser refuses storage. */
  save(user: string, text: string, writer: UserId): void;
}
