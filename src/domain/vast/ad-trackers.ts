/** Events that are reported to an ad's trackers. */
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

/** Addresses by event. */
export type AdTrackers = Readonly<Record<TrackedEvent, readonly string[]>>;

/** Maximum number of trackers of one event, so that a chain of wrappers cannot flood the network. */
export const MAX_TRACKERS = 20;

/** Trackers of no event. */
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

/** Joins two sets of trackers, in order. */
export function joinTrackers(first: AdTrackers, second: AdTrackers): AdTrackers {
  const join = (event: TrackedEvent) => [...first[event], ...second[event]].slice(0, MAX_TRACKERS);
  return Object.fromEntries(trackedEvents.map((event) => [event, join(event)])) as unknown as AdTrackers;
}

/** Values of the macros in an address. */
interface MacroValues {
  /** Random digits for a unique address. */
  readonly chance: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly gdprApplies: boolean | undefined;
  /** The consent manager's string; empty if none is needed. */
  readonly consent: string;
  readonly errorCode?: number;
}

const MACRO = /\[[A-Z]{1,20}\]|%%[A-Z]{1,20}%%/g;

/** Fills in the known macros (VAST 4.2 §6); any other becomes `-1`, which stands for unknown. */
export function fillMacros(address: string, values: MacroValues): string {
  const { chance, timestamp, gdprApplies, consent, errorCode } = values;
  const known: Readonly<Record<string, string>> = {
    CACHEBUSTING: chance,
    TIMESTAMP: timestamp,
    GDPR: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
    GDPRCONSENT: consent,
    ...(errorCode === undefined ? {} : { ERRORCODE: String(errorCode) }),
  };
  return address.replace(MACRO, (macro) => encodeURIComponent(known[macro.replace(/[[\]%]/g, '')] ?? '-1'));
}

/** Position and duration of a video, in seconds. */
interface AdPosition {
  readonly position: number;
  readonly duration: number;
}

/** Share of the duration at which an event is due; an ad starts with its first frame. */
const due: readonly (readonly [TrackedEvent, number])[] = [
  ['impression', 0],
  ['start', 0],
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
];

/**
 * Returns the events that a playing video has reached and not reported yet, in order; only the end reports `complete`.
 */
export function eventsDue(
  reported: readonly TrackedEvent[],
  { position, duration }: AdPosition,
): readonly TrackedEvent[] {
  const part = Number.isFinite(duration) && duration > 0 ? position / duration : 0;
  return due.filter(([event, from]) => part >= from && !reported.includes(event)).map(([event]) => event);
}

/** Returns the events that are still to be reported when a video has ended. */
export function eventsAtEnd(reported: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const all: readonly TrackedEvent[] = [...due.map(([event]) => event), 'complete'];
  return all.filter((event) => !reported.includes(event));
}

const MAX_LENGTH = 4096;
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;
/** Loopback names, to which no one else can listen (RFC 6761). */
const LOCAL = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;

/** Environment in which an ad plays. */
export interface AdPlace {
  /** True if the portal has no TLS, as on a developer's machine; only then are loopback addresses accepted. */
  readonly local: boolean;
}

/**
 * True if an ad may use an address for files, clicks and tracking: https, or local http if allowed. At most 4096
 * characters, without user info.
 */
export function isAdAddress(text: string, { local }: AdPlace): boolean {
  return text.length <= MAX_LENGTH && (SECURE.test(text) || (local && LOCAL.test(text)));
}
