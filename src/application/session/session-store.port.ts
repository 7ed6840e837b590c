import type { CurrentUser } from '../../domain/session/current-user';

/** Remembers the user of this tab between two pages: name, pictures and premium, never an address or a token. */
export interface SessionStore {
  load(): CurrentUser | undefined;
  save(user: CurrentUser): void;
  clear(): void;
}
