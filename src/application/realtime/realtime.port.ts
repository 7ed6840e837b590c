import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Cancel } from '../system/clock.port';

/** The push connection: resumes by itself, tells each event once, and only logs its own failures (spec 1 §8). */
export interface Realtime {
  /**
   * Hears the events of a channel until it is cancelled; `joined` is called each time that the channel is subscribed to,
   * also after a reconnection that lost events: what came before is not told.
   */
  listen(channel: string, hear: (event: RealtimeEvent) => void, joined?: () => void): Cancel;
}
