import type { SessionStore } from '../../application/session/session-store.port';
import type { CurrentUser } from '../../domain/session/current-user';

/** Stores the user in memory, for programs without a browser tab. */
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
