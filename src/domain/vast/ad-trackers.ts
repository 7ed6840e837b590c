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

/** What an ad server may ask to have filled in. */
interface MacroValues {
  /** Digits that no address had before. */
  readonly chance: string;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly gdprApplies: boolean | undefined;
  /** The consent manager's string; empty where none is needed. */
  readonly consent: string;
  readonly errorCode?: number;
}

const MACRO = /\[([A-Z]{1,20})\]|%%([A-Z]{1,20})%%/g;

/** Fills in the macros that are known (VAST 4.2 §6); any other becomes `-1`, which stands for unknown. */
export function fillMacros(address: string, values: MacroValues): string {
  const { chance, timestamp, gdprApplies, consent, errorCode } = values;
  const known: Readonly<Record<string, string>> = {
    CACHEBUSTING: chance,
    TIMESTAMP: timestamp,
    GDPR: gdprApplies === undefined ? '' : String(Number(gdprApplies)),
    GDPRCONSENT: consent,
    ...(errorCode === undefined ? {} : { ERRORCODE: String(errorCode) }),
  };
  return address.replace(MACRO, (_, square?: string, percent?: string) =>
    encodeURIComponent(known[square ?? percent ?? ''] ?? '-1'),
  );
}

/** Where a video stands, in seconds. */
interface AdPosition {
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

const MOST = 4096;
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;
/** Names of this machine, where nobody listens in between (RFC 6761). */
const LOCAL = /^http:\/\/([a-z0-9-]+\.)*localhost(:\d{1,5})?([/?#][^\s\\"<>`\u0000-\u001f\u007f]*)?$/i;

/** Where an ad plays. */
export interface AdPlace {
  /** Whether the portal has no TLS itself, as on a developer's machine: addresses of this machine are taken there, and nowhere else. */
  readonly local: boolean;
}

/** Whether an ad may name an address, for files, clicks and counting: https, or where that may be http on names below localhost; up to 4096 characters, without a user in it. */
export function isAdAddress(text: string, { local }: AdPlace): boolean {
  return text.length <= MOST && (SECURE.test(text) || (local && LOCAL.test(text)));
}
