import type { Realtime } from '../../src/application/realtime/realtime.port';
import type { Cancel } from '../../src/application/system/clock.port';
import type { RealtimeEvent } from '../../src/domain/realtime/realtime-event';

interface Listener {
  readonly notify: (event: RealtimeEvent) => void;
  readonly joined: () => void;
}

/** In-memory channels, connected unless dropped; events published while dropped are lost. */
export class FakeRealtime implements Realtime {
  private readonly channels = new Map<string, Set<Listener>>();
  private connected = true;

  /** Channels with at least one listener. */
  get open(): readonly string[] {
    return [...this.channels.keys()];
  }

  listen(channel: string, notify: Listener['notify'], joined: Listener['joined'] = () => undefined): Cancel {
    const listener = { notify, joined };
    const listeners = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, listeners.add(listener));
    if (this.connected) joined();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.channels.delete(channel);
    };
  }

  publish(channel: string, event: RealtimeEvent): void {
    if (!this.connected) return;
    for (const { notify } of [...(this.channels.get(channel) ?? [])]) notify(event);
  }

  drop(): void {
    this.connected = false;
  }

  connect(): void {
    this.connected = true;
    for (const listeners of this.channels.values()) for (const { joined } of [...listeners]) joined();
  }
}
