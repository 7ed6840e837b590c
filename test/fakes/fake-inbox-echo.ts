import type { InboxEcho } from '../../src/application/inbox/inbox-echo.port';
import type { Cancel } from '../../src/application/system/clock.port';

/** The other tabs in memory. */
export class FakeInboxEcho implements InboxEcho {
  told = 0;
  private readonly listeners = new Set<() => void>();

  get listening(): number {
    return this.listeners.size;
  }

  tell(): void {
    this.told += 1;
  }

  listen(hear: () => void): Cancel {
    const listener = () => {
      hear();
    };
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** Another tab has read something, or the player has come back. */
  sound(): void {
    for (const hear of [...this.listeners]) hear();
  }
}
