import type { RealtimeEvent } from '../../domain/realtime/realtime-event';
import type { Cancel } from '../system/clock.port';

/** The push connection: resumes by itself, tells each event once, and only logs its own failures (spec 1 §8). */
export interface Realtime {
  listen(channel: string, hear: (event: RealtimeEvent) => void): Cancel;
}
