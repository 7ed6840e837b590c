import type { SessionStore } from '../../application/session/session-store.port';
import type { CurrentUser } from '../../domain/session/current-user';

/** Remembers the user for as long as the program runs, where there is no browser tab. */
export class MemorySessionStore implements SessionStore {
  private user: CurrentUser | undefined;

  load(): CurrentUser | undefined {
    return this.user;
  }

  save(user: CurrentUser): void {
    this.user = user;
  }

  clear(): void {
    this.user = undefined;
  }
}
