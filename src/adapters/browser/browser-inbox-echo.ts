import type { InboxEcho } from '../../application/inbox/inbox-echo.port';
import type { Cancel } from '../../application/system/clock.port';
import { brand } from '../../domain/shared/brand';

const CHANNEL = `${brand.identifier}.inbox`;

/** The other tabs by a BroadcastChannel, where there is one, and the return to this tab by its visibility. */
export class BrowserInboxEcho implements InboxEcho {
  private open: BroadcastChannel | undefined;
  private listeners = 0;

  constructor(private readonly page: Document) {}

  tell(): void {
    // What is sent on the listening channel does not come back to this tab.
    const channel = this.open ?? createChannel();
    channel?.postMessage('read');
    if (channel !== this.open) channel?.close();
  }

  listen(hear: () => void): Cancel {
    const told = () => {
      hear();
    };
    const seen = () => {
      if (this.page.visibilityState === 'visible') hear();
    };
    this.open ??= createChannel();
    this.listeners += 1;
    this.open?.addEventListener('message', told);
    this.page.addEventListener('visibilitychange', seen);
    return () => {
      this.open?.removeEventListener('message', told);
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
