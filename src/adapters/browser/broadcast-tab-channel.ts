import type { TabChannel } from '../../application/session/tab-channel.port';
import type { Cancel } from '../../application/system/clock.port';
import type { AuthenticationType } from '../../domain/session/session';
import { authenticationMessage, parseAuthenticationMessage } from '../../domain/session/session';
import { brand } from '../../domain/shared/brand';

/** Sends messages to the other tabs of this browser; does nothing in a browser without BroadcastChannel. */
export class BroadcastTabChannel implements TabChannel {
  private open: BroadcastChannel | undefined;
  private readonly listeners = new Set<(message: MessageEvent<unknown>) => void>();

  announce(type: AuthenticationType): void {
    // Messages sent on the listening channel are not delivered to this tab.
    const channel = this.open ?? createChannel();
    channel?.postMessage(authenticationMessage(type));
    if (channel !== this.open) channel?.close();
  }

  listen(notify: (type: AuthenticationType) => void): Cancel {
    this.open ??= createChannel();
    const listener = (message: MessageEvent<unknown>) => {
      const type = parseAuthenticationMessage(message.data);
      if (type !== undefined) notify(type);
    };
    this.listeners.add(listener);
    this.open?.addEventListener('message', listener);
    return () => {
      this.forget(listener);
    };
  }

  private forget(listener: (message: MessageEvent<unknown>) => void): void {
    if (!this.listeners.delete(listener)) return;
    this.open?.removeEventListener('message', listener);
    if (this.listeners.size > 0) return;
    this.open?.close();
    this.open = undefined;
  }
}

function createChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(brand.identifier);
}
