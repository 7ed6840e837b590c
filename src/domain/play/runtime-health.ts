import type { FrameMode, FrameTimes, LoadKind, RuntimeReport } from '../bridge/runtime-report';
import { frameBounds, loadKinds, reportLimits } from '../bridge/runtime-report';

/** Limits of the health of one play. */
export const healthLimits = {
  /** Maximum number of different errors. */
  errors: 20,
  /** Maximum size of all stacks together in UTF-8, so that the request may outlive its page: browsers allow 64 KiB. */
  stackBytes: 24 * 1024,
  count: 1_000,
} as const;

/** Kinds of errors: uncaught ones, unhandled rejections, and files that failed to load. */
export const errorKinds = ['error', 'rejection', ...loadKinds] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** True if a file failed to load. */
export const isLoadKind = (kind: string): kind is LoadKind => loadKinds.some((one) => one === kind);

/** An error of a play, with the number of its repetitions. The message of a failed load is the path of the file. */
export interface PlayError {
  readonly kind: ErrorKind;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly count: number;
}

/** The health of one play of a build. Contains nothing about the player. */
export interface RuntimeHealth {
  readonly started: boolean;
  /** Milliseconds from the navigation to the first frame. */
  readonly firstFrameMs?: number;
  /** Different errors in the order of their first report. */
  readonly errors: readonly PlayError[];
  readonly frames: Readonly<Record<FrameMode, FrameTimes>>;
}

/** Frame times without a frame. */
export const noFrames: FrameTimes = Array.from({ length: frameBounds.length + 1 }, () => 0);

/** Health of a play without reports. */
export const noHealth: RuntimeHealth = { started: false, errors: [], frames: { screen: noFrames, vr: noFrames } };

/** Returns the size of a text in UTF-8; a lone surrogate counts as three bytes. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}

/** Returns the size of all stacks together in UTF-8. */
export const stackSize = (errors: readonly Pick<PlayError, 'stack'>[]): number =>
  errors.reduce((sum, { stack = '' }) => sum + byteLength(stack), 0);

/** Adds an error, or counts a known one. A stack that would exceed the limit is left out. */
function withError(errors: readonly PlayError[], { kind, message, stack, count }: PlayError): readonly PlayError[] {
  const at = errors.findIndex((one) => one.kind === kind && one.message === message && (one.stack ?? stack) === stack);
  if (at >= 0)
    return errors.map((one, index) =>
      index === at ? { ...one, count: Math.min(healthLimits.count, one.count + count) } : one,
    );
  if (errors.length >= healthLimits.errors) return errors;
  const fits = stack !== undefined && stackSize([...errors, { stack }]) <= healthLimits.stackBytes;
  return [...errors, { kind, message, ...(fits && { stack }), count }];
}

/** Adds a report to the health of a play; numbers and texts stay within their limits. */
export function addReport(health: RuntimeHealth, report: RuntimeReport): RuntimeHealth {
  switch (report.type) {
    case 'first-frame':
      return { ...health, started: true, firstFrameMs: health.firstFrameMs ?? report.ms };
    case 'script-error': {
      const { message, stack, rejection, count = 1 } = report;
      const kind = rejection === true ? 'rejection' : 'error';
      return { ...health, errors: withError(health.errors, { kind, message, stack, count }) };
    }
    case 'load-failed': {
      const { kind, path: message, count = 1 } = report;
      return { ...health, errors: withError(health.errors, { kind, message, count }) };
    }
    case 'frames': {
      const { mode, times } = report;
      const sum = health.frames[mode].map((count, index) => Math.min(reportLimits.frames, count + (times[index] ?? 0)));
      return { ...health, frames: { ...health.frames, [mode]: sum } };
    }
    default:
      return health;
  }
}
