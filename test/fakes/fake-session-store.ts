import type { SessionStore } from '../../src/application/session/session-store.port';
import type { CurrentUser } from '../../src/domain/session/current-user';

/** A tab's memory. */
export class FakeSessionStore implements SessionStore {
  constructor(private user?: CurrentUser) {}

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
