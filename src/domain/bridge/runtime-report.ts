import { brand } from '../shared/brand';
import type { Envelope } from './message';
import { envelope } from './message';
import type { XrSignal } from './bridge-event';
import { xrSignals } from './bridge-event';

/** Numbers of frames by the time since the previous frame: up to 12, 18 and 34 ms, and longer. */
export type FrameTimes = readonly [upTo12: number, upTo18: number, upTo34: number, longer: number];

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
  /** `place` is a path and a line below the game's own origin. */
  | { readonly type: 'script-error'; readonly message: string; readonly place?: string }
  | { readonly type: 'load-failed'; readonly path: string }
  /** The games' host refused the page itself. */
  | { readonly type: 'http-error'; readonly status: number }
  | { readonly type: 'xr'; readonly signal: XrSignal; readonly emulated: boolean }
  | { readonly type: 'frames'; readonly times: FrameTimes };

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
  message: 200,
  place: 96,
  path: 200,
  firstFrameMs: 600_000,
  frames: 1_000_000,
  /** Maximum number of script errors, and of failed loads, that one document reports. */
  perDocument: 20,
} as const;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most && !/\p{Cc}/u.test(value);

function parseTimes(value: unknown): FrameTimes | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [a, b, c, d] = value as readonly unknown[];
  const fits = (count: unknown): count is number => isCount(count, reportLimits.frames);
  return fits(a) && fits(b) && fits(c) && fits(d) ? [a, b, c, d] : undefined;
}

function parseScriptError({ message, place }: Fields): RuntimeReport | undefined {
  if (!isText(message, reportLimits.message)) return undefined;
  if (place === undefined) return { type: 'script-error', message };
  return isText(place, reportLimits.place) ? { type: 'script-error', message, place } : undefined;
}

/** Parses the content of a report; undefined for any other shape. */
function parseReport(value: unknown): RuntimeReport | undefined {
  if (!isFields(value)) return undefined;
  const { type, ms, path, status, signal, emulated, isolated } = value;
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
      return parseScriptError(value);
    case 'load-failed':
      return isText(path, reportLimits.path) ? { type, path } : undefined;
    case 'http-error':
      return isCount(status, 599) && status >= 400 ? { type, status } : undefined;
    case 'xr': {
      const known = xrSignals.find((one) => one === signal);
      return known !== undefined && typeof emulated === 'boolean' ? { type, signal: known, emulated } : undefined;
    }
    case 'frames': {
      const times = parseTimes(value['times']);
      return times && { type, times };
    }
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
