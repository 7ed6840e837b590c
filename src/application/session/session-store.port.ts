import type { CurrentUser } from '../../domain/session/current-user';
import type { UnsentWords } from '../../domain/session/session-change';

/** Remembers the user of this tab between two pages: name, pictures and premium, never an address or a token. */
export interface SessionStore {
  /** The remembered user, or undefined when there is none or it cannot be read. */
  load(): CurrentUser | undefined;
  /** Remembers a user in place of any before; a browser that stores nothing is no failure. */
  save(user: CurrentUser): void;
  /** Forgets the user, and with `gone` all that the user has written in this tab and not sent. */
  clear(words: UnsentWords): void;
}
