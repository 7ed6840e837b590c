import type { InboxEcho } from '../../application/inbox/inbox-echo.port';
import type { Cancel } from '../../application/system/clock.port';
import { brand } from '../../domain/shared/brand';

const CHANNEL = `${brand.identifier}.inbox`;

/** Notifies other tabs through a BroadcastChannel if available, and this tab when the tab becomes visible. */
export class BrowserInboxEcho implements InboxEcho {
  private open: BroadcastChannel | undefined;
  private listeners = 0;

  constructor(private readonly page: Document) {}

  publish(): void {
    // Messages sent on the listening channel are not delivered to this tab.
    const channel = this.open ?? createChannel();
    channel?.postMessage('read');
    if (channel !== this.open) channel?.close();
  }

  listen(notify: () => void): Cancel {
    const received = () => {
      notify();
    };
    const seen = () => {
      if (this.page.visibilityState === 'visible') notify();
    };
    this.open ??= createChannel();
    this.listeners += 1;
    this.open?.addEventListener('message', received);
    this.page.addEventListener('visibilitychange', seen);
    return () => {
      this.open?.removeEventListener('message', received);
      this.page.removeEventListener('visibilitychange', seen);
      this.listeners -= 1;
      if (this.listeners > 0) return;
      this.open?.close();
      this.open = undefined;
    };
  }
}

function createChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
}
