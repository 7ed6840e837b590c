import type { CurrentUser } from '../../domain/session/current-user';
import type { UnsentTexts } from '../../domain/session/session-change';

/** Stores the user of this tab between two pages: name, pictures and premium, never an address or a token. */
export interface SessionStore {
  /** Returns the stored user; undefined when none exists or it cannot be parsed. */
  load(): CurrentUser | undefined;
  /** Stores a user in place of an earlier one. Does nothing when the browser refuses storage. */
  save(user: CurrentUser): void;
  /** Deletes the user, and with `gone` also the user's unsent drafts in this tab. */
  clear(words: UnsentTexts): void;
}
