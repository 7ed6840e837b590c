import type { InboxEcho } from '../../src/application/inbox/inbox-echo.port';
import type { Cancel } from '../../src/application/system/clock.port';

/** In-memory replacement for the other tabs. */
export class FakeInboxEcho implements InboxEcho {
  published = 0;
  private readonly listeners = new Set<() => void>();

  get listening(): number {
    return this.listeners.size;
  }

  publish(): void {
    this.published += 1;
  }

  listen(notify: () => void): Cancel {
    const listener = () => {
      notify();
    };
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Simulates a read item in another tab, or the player's return. */
  sound(): void {
    for (const notify of [...this.listeners]) notify();
  }
}
