import type { TrackedEvent } from './ad-trackers';

/** Where a video stands, in seconds. */
export interface AdPosition {
  readonly position: number;
  readonly duration: number;
}

/** Parts of the whole from which on an event is due; an ad begins with its first frame. */
const due: readonly (readonly [TrackedEvent, number])[] = [
  ['impression', 0],
  ['start', 0],
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
];

/** The events that a video which plays has reached and that were not told, in their order; its end is told by `complete` alone. */
export function eventsDue(told: readonly TrackedEvent[], { position, duration }: AdPosition): readonly TrackedEvent[] {
  const part = Number.isFinite(duration) && duration > 0 ? position / duration : 0;
  return due.filter(([event, from]) => part >= from && !told.includes(event)).map(([event]) => event);
}

/** The events that are left to tell when a video has played to its end. */
export function eventsAtEnd(told: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const all: readonly TrackedEvent[] = [...due.map(([event]) => event), 'complete'];
  return all.filter((event) => !told.includes(event));
}
