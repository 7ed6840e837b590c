import type { Cancel } from '../system/clock.port';

/** One message on a channel; the payload is whatever came and must be parsed. */
export interface RealtimeEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** The push connection: resumes by itself, tells each event once, and only logs its own failures (spec 1 §8). */
export interface Realtime {
  listen(channel: string, hear: (event: RealtimeEvent) => void): Cancel;
}
