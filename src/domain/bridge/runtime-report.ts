import { brand } from '../shared/brand';
import type { Envelope } from './message';
import { envelope } from './message';
import type { XrSignal } from './bridge-event';
import { xrSignals } from './bridge-event';

/**
 * Upper bounds of the counted times between two frames, in milliseconds. Most lie between the intervals of usual refresh rates (8.3, 11.1,
 * 13.9, 16.7, 22.2 and 33.3 ms).
 */
export const frameBounds = [7, 9, 12, 14, 18, 23, 34, 50, 67, 100, 200] as const;
/** Numbers of frames by the time since the previous frame: one for each of `frameBounds`, and one for longer times. */
export type FrameTimes = readonly number[];
/** Frames on a screen, also with an emulated headset, or in a headset. */
export const frameModes = ['screen', 'vr'] as const;
export type FrameMode = (typeof frameModes)[number];

/** Kinds of files that failed to load. A script sends a `request`. */
export const loadKinds = ['script', 'style', 'picture', 'media', 'request', 'other'] as const;
export type LoadKind = (typeof loadKinds)[number];

interface Counted {
  /** Repetitions since the last report of the same fault; the first report has none. */
  readonly count?: number;
}

/** A report of the script that the games host inserts into the pages of every build. Every text in it is untrusted. */
export type RuntimeReport =
  /** First report of a document; `isolated` if it can share memory between threads. */
  | { readonly type: 'begun'; readonly isolated: boolean }
  | { readonly type: 'loaded' | 'gameplay-start' }
  /** All files that the build has loaded so far are stored for play without a network. */
  | { readonly type: 'stored' }
  /** The document was closed for good. */
  | { readonly type: 'left' }
  /** Milliseconds from the navigation to the first frame. */
  | { readonly type: 'first-frame'; readonly ms: number }
  /** `stack` has lines such as `at tick (/1.0.0/main.js:3:7)`, with paths instead of addresses of the game's own origin. */
  | ({
      readonly type: 'script-error';
      readonly message: string;
      readonly stack?: string;
      readonly rejection?: true;
    } & Counted)
  | ({ readonly type: 'load-failed'; readonly path: string; readonly kind: LoadKind } & Counted)
  /** The games' host refused the page itself. */
  | { readonly type: 'http-error'; readonly status: number }
  | { readonly type: 'xr'; readonly signal: XrSignal; readonly emulated: boolean }
  | { readonly type: 'frames'; readonly mode: FrameMode; readonly times: FrameTimes };

/** A report of the runtime script in a game's document; one document always uses the same `id`. */
export type ReportMessage = Envelope & { readonly kind: 'report'; readonly id: number; readonly report: RuntimeReport };
/** State of the portal's cover over a document without our SDK; the runtime script pauses and mutes the page. */
export type CoverMessage = Envelope & { readonly kind: 'cover'; readonly paused: boolean; readonly muted: boolean };

/** Creates a message with a report of the runtime script. */
export function reportMessage(id: number, report: RuntimeReport): ReportMessage {
  return { ...envelope, kind: 'report', id, report };
}

/** Creates the message that pauses or mutes a document without our SDK. */
export function coverMessage(paused: boolean, muted: boolean): CoverMessage {
  return { ...envelope, kind: 'cover', paused, muted };
}

/** Limits of the texts and numbers in a report. */
export const reportLimits = {
  message: 300,
  stack: 4096,
  path: 200,
  firstFrameMs: 600_000,
  frames: 1_000_000,
  /** Maximum number of different script errors, and of files that failed to load, that one document reports. */
  perDocument: 20,
  /** Maximum number of repetitions in one report. */
  repeats: 1_000,
} as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !/\p{Cc}/u.test(value);
const isStack = (value: unknown): value is string =>
  typeof value === 'string' && isText(value.replaceAll('\n', ' '), reportLimits.stack);

function parseFrames({ mode, times }: Fields): RuntimeReport | undefined {
  const known = frameModes.find((one) => one === mode);
  if (known === undefined || !Array.isArray(times) || times.length !== frameBounds.length + 1) return undefined;
  const counts = times as readonly unknown[];
  return counts.every((count) => isCount(count, reportLimits.frames))
    ? { type: 'frames', mode: known, times: [...counts] as FrameTimes }
    : undefined;
}

/** Error or failed load of a page. */
export type RuntimeFault = Extract<RuntimeReport, { readonly type: 'script-error' | 'load-failed' }>;

/** Adds the number of repetitions to a fault; undefined for a wrong number. */
function withCount(fault: RuntimeFault | undefined, count: unknown): RuntimeFault | undefined {
  if (count === undefined) return fault;
  return fault && isCount(count, reportLimits.repeats) && count > 0 ? { ...fault, count } : undefined;
}

function parseScriptError({ message, stack, rejection }: Fields): RuntimeFault | undefined {
  if (!isText(message, reportLimits.message)) return undefined;
  if (stack !== undefined && !isStack(stack)) return undefined;
  if (rejection !== undefined && rejection !== true) return undefined;
  return { type: 'script-error', message, ...(stack !== undefined && { stack }), ...(rejection && { rejection }) };
}

function parseLoad({ path, kind }: Fields): RuntimeFault | undefined {
  const known = loadKinds.find((one) => one === kind);
  return known !== undefined && isText(path, reportLimits.path)
    ? { type: 'load-failed', path, kind: known }
    : undefined;
}

/** Parses the content of a report; undefined for any other shape. */
function parseReport(value: unknown): RuntimeReport | undefined {
  if (!isFields(value)) return undefined;
  const { type, ms, status, signal, emulated, isolated } = value;
  switch (type) {
    case 'begun':
      return typeof isolated === 'boolean' ? { type, isolated } : undefined;
    case 'loaded':
    case 'gameplay-start':
    case 'stored':
    case 'left':
      return { type };
    case 'first-frame':
      return isCount(ms, reportLimits.firstFrameMs) ? { type, ms } : undefined;
    case 'script-error':
      return withCount(parseScriptError(value), value['count']);
    case 'load-failed':
      return withCount(parseLoad(value), value['count']);
    case 'http-error':
      return isCount(status, 599) && status >= 400 ? { type, status } : undefined;
    case 'xr': {
      const known = xrSignals.find((one) => one === signal);
      return known !== undefined && typeof emulated === 'boolean' ? { type, signal: known, emulated } : undefined;
    }
    case 'frames':
      return parseFrames(value);
    default:
      return undefined;
  }
}

const isOurs = (data: unknown, kind: string): data is Fields =>
  isFields(data) && data['from'] === brand.identifier && data['v'] === 1 && data['kind'] === kind;

/** Returns undefined if reading throws: a getter or a proxy is never a valid message. */
function ifReadable<T>(read: () => T | undefined): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Parses a report of the runtime script; undefined for anything else. Never throws. */
export function parseReportMessage(data: unknown): ReportMessage | undefined {
  return ifReadable(() => {
    if (!isOurs(data, 'report')) return undefined;
    const { id } = data;
    const report = parseReport(data['report']);
    return report && isCount(id, Number.MAX_SAFE_INTEGER) ? reportMessage(id, report) : undefined;
  });
}

/** Parses the portal's cover message; undefined for anything else. Never throws. */
export function parseCoverMessage(data: unknown): CoverMessage | undefined {
  return ifReadable(() => {
    if (!isOurs(data, 'cover')) return undefined;
    const { paused, muted } = data;
    return typeof paused === 'boolean' && typeof muted === 'boolean' ? coverMessage(paused, muted) : undefined;
  });
}
