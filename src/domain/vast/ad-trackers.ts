/** What is told to those who count. */
export const trackedEvents = [
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'click',
  'error',
] as const;

export type TrackedEvent = (typeof trackedEvents)[number];

/** Where each event is told. */
export type AdTrackers = Readonly<Record<TrackedEvent, readonly string[]>>;

/** How many hear of one event at most: a chain of wrappers must not make a browser knock on every door. */
export const MOST_TRACKERS = 20;

/** Nobody hears of anything. */
export const noTrackers: AdTrackers = {
  impression: [],
  start: [],
  firstQuartile: [],
  midpoint: [],
  thirdQuartile: [],
  complete: [],
  click: [],
  error: [],
};

/** The trackers of both, the first one's first. */
export function joinTrackers(first: AdTrackers, second: AdTrackers): AdTrackers {
  const join = (event: TrackedEvent) => [...first[event], ...second[event]].slice(0, MOST_TRACKERS);
  return Object.fromEntries(trackedEvents.map((event) => [event, join(event)])) as unknown as AdTrackers;
}
