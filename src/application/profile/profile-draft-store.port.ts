import type { ProfileFields } from '../../domain/account/own-profile';
import type { UserId } from '../../domain/session/current-user';

/** Stores the unsaved profile form for the lifetime of the tab, or until its player logs out. */
export interface ProfileDraftStore {
  /** Returns the form of this player; undefined when none exists or it cannot be parsed. */
  load(player: UserId): ProfileFields | undefined;
  /** Stores a form in place of an earlier one. Does nothing when the browser refuses storage. */
  save(fields: ProfileFields, player: UserId): void;
  /** Deletes the stored form. */
  clear(): void;
}
