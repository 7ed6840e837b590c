import type { FrameMode, FrameTimes } from '../bridge/runtime-report';
import { frameBounds } from '../bridge/runtime-report';
import type { ErrorKind } from '../play/runtime-health';
import type { DeviceClass } from './game-statistics';

/** Maximum number of days in one request. `cleanup` deletes the counts after the same number of days. */
export const HEALTH_DAYS_MAX = 90;
/** Maximum number of error groups stored for a build. Errors of further groups are counted as `FURTHER_ERRORS`. */
export const GROUPS_MAX = 200;
/** Id and kind of the errors beyond the groups of a build. */
export const FURTHER_ERRORS = 'further';

/** Line of a stack that names a place in a script. `file` is a path of the game's own origin or an address. */
export interface StackFrame {
  /** Function; empty for an anonymous one. */
  readonly name: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
}

const V8 = /^at (?:(.*) \()?([^\s()]+):(\d+):(\d+)\)?$/;
const OTHERS = /^(.*)@([^\s@]+):(\d+):(\d+)$/;

/** Parses a line of a stack of V8, SpiderMonkey or JavaScriptCore; undefined for any other line. */
export function parseFrame(text: string): StackFrame | undefined {
  const [, name = '', file, line, column] = V8.exec(text.trim()) ?? OTHERS.exec(text.trim()) ?? [];
  if (file === undefined) return undefined;
  return { name: name.replace(/^async /, ''), file, line: Number(line), column: Number(column) };
}

/** Number of own frames that distinguish errors with equal messages. */
const FRAMES_COMPARED = 3;
/** Minimum number of characters of a content hash. */
const HASH_LENGTH = 8;

/** Returns a path of a build without its version. */
const pathInBuild = (path: string): string => path.replace(/^\/[^/]+\//, '');

/**
 * Returns a path without the content hash that a bundler adds to the name of a file. Takes time in proportion to the length, because paths
 * are untrusted.
 */
function withoutHash(path: string): string {
  const end = path.lastIndexOf('.');
  if (!/^\.\w+$/.test(path.slice(end))) return path;
  let word = end;
  while (/[\w-]/.test(path.charAt(word - 1))) word -= 1;
  const start = path.charAt(word - 1) === '.' ? word - 1 : path.indexOf('-', word);
  const hash = path.slice(start + 1, end);
  const isHash = start >= 0 && hash.length >= HASH_LENGTH && /[\dA-Z]/.test(hash);
  return isHash ? path.slice(0, start) + path.slice(end) : path;
}

/** Returns a message without numbers, which often differ between repetitions of one error. */
const normalizedMessage = (message: string): string => message.replace(/\b0x[\da-f]+\b|\b[\da-f]{8,}\b|\d+/gi, '0');

/**
 * Returns the text whose hash identifies an error: its kind, the message without numbers and the first own frames. The text
 * contains neither the build, nor hashes of file names, nor lines of named functions.
 */
export function fingerprintText({
  kind,
  message,
  stack = '',
}: {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly stack?: string | undefined;
}): string {
  const frames = stack
    .split('\n')
    .flatMap((line) => parseFrame(line) ?? [])
    .filter(({ file }) => file.startsWith('/'))
    .slice(0, FRAMES_COMPARED)
    .map(({ name, file, line, column }) => {
      const place = name === '' ? `${String(line)}:${String(column)}` : name;
      return `${withoutHash(pathInBuild(file))} ${place}`;
    });
  const text = message.startsWith('/') ? withoutHash(pathInBuild(message)) : normalizedMessage(message);
  return JSON.stringify([kind, text, ...frames]);
}

/**
 * Returns the time in milliseconds that a share of the frames does not exceed, interpolated within its bucket; undefined without frames. Times
 * above the last bound count as that bound.
 */
export function frameTime(times: FrameTimes, share: number): number | undefined {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const wanted = total * share;
  let below = 0;
  for (const [index, upper] of frameBounds.entries()) {
    const count = times[index] ?? 0;
    const lower = frameBounds[index - 1] ?? 0;
    if (count > 0 && below + count >= wanted) return lower + ((upper - lower) * Math.max(0, wanted - below)) / count;
    below += count;
  }
  return frameBounds.at(-1);
}

/** Returns the sums of histograms by bucket. */
export const addFrames = (one: FrameTimes, other: FrameTimes): FrameTimes =>
  [...frameBounds, 0].map((_, index) => (one[index] ?? 0) + (other[index] ?? 0));

/** Frame times of the sessions on one class of devices in one mode. */
export interface DeviceFrames {
  readonly device: DeviceClass;
  readonly mode: FrameMode;
  /** Sessions with frames in this mode. */
  readonly sessions: number;
  readonly times: FrameTimes;
}

/** Sums of a build's sessions. */
export interface SessionSums {
  readonly sessions: number;
  /** Errors and rejections; repetitions within a session count once. */
  readonly errors: number;
  /** Sessions without a drawn frame. */
  readonly failedStarts: number;
  /** Files that failed to load; repetitions within a session count once. */
  readonly failedLoads: number;
}

/** Sums of a day (UTC) with its frames by mode. */
export interface HealthDay extends SessionSums {
  readonly day: string;
  readonly frames: Readonly<Record<FrameMode, FrameTimes>>;
}

/** Equal errors of one or several builds, since their first report. */
export interface ErrorGroup {
  readonly id: string;
  readonly kind: ErrorKind | typeof FURTHER_ERRORS;
  readonly message: string;
  readonly count: number;
  readonly sessions: number;
  /** Versions, newest build first. */
  readonly builds: readonly string[];
  /** Sessions by class of device. */
  readonly devices: Readonly<Record<DeviceClass, number>>;
  /** ISO 8601, UTC. */
  readonly firstSeen: string;
  readonly lastSeen: string;
}

/** The build that opens, if it is worse than the build before. */
interface WorseBuild {
  readonly version: string;
  /** Version of the build that it is compared with. */
  readonly before: string;
  /** A sentence for each figure. */
  readonly reasons: readonly string[];
}

/** Health of a game's builds in a period. */
export interface GameHealth {
  /** On all days; undefined if nothing is worse. */
  readonly worse?: WorseBuild | undefined;
  /** Builds with sessions in the last 90 days, newest first. */
  readonly builds: readonly { readonly version: string; readonly sessions: number }[];
  /** Days with sessions, oldest first. */
  readonly days: readonly HealthDay[];
  /** Groups last seen in the period, most sessions first. */
  readonly groups: readonly ErrorGroup[];
  readonly frames: readonly DeviceFrames[];
}

/** Chosen part of a game's health. */
export interface HealthChoice {
  readonly game: string;
  /** First and last day. */
  readonly from: string;
  readonly to: string;
  /** A version or `all`. */
  readonly build: string;
}

/** Place in the developer's own sources that a source map names. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Text of the line; undefined if the map contains no sources. */
  readonly code: string | undefined;
}

/** Line of a stack with its place in the sources, if a map names one. */
export interface MappedLine {
  readonly text: string;
  readonly source: SourcePlace | undefined;
}

/** Sample stack of a group. */
export interface ErrorStack {
  readonly build: string;
  /** Empty for an error without a stack. */
  readonly lines: readonly MappedLine[];
  /** Reason why lines have no places in the sources; undefined if nothing is missing. */
  readonly note: string | undefined;
}

/** Sessions and frames of a build, for the comparison of two. */
export interface BuildSums extends SessionSums {
  readonly frames: readonly DeviceFrames[];
}

/** Sessions that each of two builds, or of two histograms, needs for a comparison. */
export const COMPARED_SESSIONS = 30;
const FACTOR = 2;
const POINTS = 0.05;
/** Greater than the rounding error of a difference of rates. */
const ROUNDING = 1e-9;
const SLOWER = 1.3;
const SHARE = 0.75;

/** A figure that is worse than in the previous build: errors per session, a share of sessions, or milliseconds. */
export interface Worse {
  readonly figure: 'errors' | 'failed-starts' | 'frame-time';
  readonly before: number;
  readonly now: number;
  /** Set for frame times, like `mode`. */
  readonly device?: DeviceClass;
  readonly mode?: FrameMode;
}

/**
 * Compares a build with the previous one. Errors per session and the share of failed starts are worse if they have at least doubled and are at
 * least 0.05 higher. The 75th percentile of the frame times of a device class and mode is worse if it is at least 30% longer. With fewer than
 * 30 sessions nothing is worse.
 */
export function worseFigures(now: BuildSums, before: BuildSums): readonly Worse[] {
  if (Math.min(now.sessions, before.sessions) < COMPARED_SESSIONS) return [];
  const rates = (['errors', 'failedStarts'] as const).flatMap((name): Worse[] => {
    const [rate, rateBefore] = [now[name] / now.sessions, before[name] / before.sessions];
    if (rate < FACTOR * rateBefore || rate - rateBefore < POINTS - ROUNDING) return [];
    return [{ figure: name === 'errors' ? 'errors' : 'failed-starts', before: rateBefore, now: rate }];
  });
  const slow = now.frames.flatMap(({ device, mode, sessions, times }): Worse[] => {
    const other = before.frames.find((one) => one.device === device && one.mode === mode);
    if (!other || Math.min(sessions, other.sessions) < COMPARED_SESSIONS) return [];
    const [time, timeBefore] = [frameTime(times, SHARE), frameTime(other.times, SHARE)];
    if (time === undefined || timeBefore === undefined || time < SLOWER * timeBefore) return [];
    return [{ figure: 'frame-time', before: timeBefore, now: time, device, mode }];
  });
  return [...rates, ...slow];
}
