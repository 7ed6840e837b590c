import type { SessionStore } from '../../src/application/session/session-store.port';
import type { CurrentUser } from '../../src/domain/session/current-user';
import type { UnsentWords } from '../../src/domain/session/session-change';

/** A tab's memory. */
export class FakeSessionStore implements SessionStore {
  /** What became of the last user's words. */
  words: UnsentWords | undefined;

  constructor(private user?: CurrentUser) {}

  load(): CurrentUser | undefined {
    return this.user;
  }

  save(user: CurrentUser): void {
    this.user = user;
  }

  clear(words: UnsentWords): void {
    this.user = undefined;
    this.words = words;
  }
}
