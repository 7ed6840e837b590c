import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Cancel } from '../system/clock.port';

/**
 * Realtime connection. Reconnects automatically, delivers each event once, and only logs its own failures (spec 1 §8).
 */
export interface Realtime {
  /**
   * Subscribes to a channel until it is cancelled. `joined` is called after every subscription, including a
   * reconnection. Events that were sent before are lost.
   */
  listen(channel: string, listener: (event: RealtimeEvent) => void, joined?: () => void): Cancel;
}
