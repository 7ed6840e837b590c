import type { SessionStore } from '../../src/application/session/session-store.port';
import type { CurrentUser } from '../../src/domain/session/current-user';
import type { UnsentTexts } from '../../src/domain/session/session-change';

/** In-memory session store of a tab. */
export class FakeSessionStore implements SessionStore {
  /** Treatment of the last user's unsent drafts. */
  words: UnsentTexts | undefined;

  constructor(private user?: CurrentUser) {}

  load(): CurrentUser | undefined {
    return this.user;
  }

  save(user: CurrentUser): void {
    this.user = user;
  }

  clear(words: UnsentTexts): void {
    this.user = undefined;
    this.words = words;
  }
}
