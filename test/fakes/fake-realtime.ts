import type { Realtime } from '../../src/application/realtime/realtime.port';
import type { Cancel } from '../../src/application/system/clock.port';
import type { RealtimeEvent } from '../../src/domain/realtime/realtime-event';

/** Channels in memory. */
export class FakeRealtime implements Realtime {
  private readonly channels = new Map<string, Set<(event: RealtimeEvent) => void>>();

  /** The channels on which somebody listens. */
  get open(): readonly string[] {
    return [...this.channels.keys()];
  }

  listen(channel: string, hear: (event: RealtimeEvent) => void): Cancel {
    const listener = (event: RealtimeEvent) => {
      hear(event);
    };
    const listeners = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.channels.delete(channel);
    };
  }

  publish(channel: string, event: RealtimeEvent): void {
    for (const hear of [...(this.channels.get(channel) ?? [])]) hear(event);
  }
}
