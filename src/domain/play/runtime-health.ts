import type { FrameTimes, RuntimeReport } from '../bridge/runtime-report';
import { reportLimits } from '../bridge/runtime-report';

/** Share of the plays whose health is sent; failed starts are always sent. */
export const HEALTH_SHARE = 0.25;

/** Limits of one health sample. */
export const healthLimits = {
  /** Maximum number of distinct script errors. */
  errors: 20,
  /** Maximum length of an error's message with its location, in characters. */
  message: 300,
  count: 1_000,
} as const;

/** The health of one play of a build. Contains nothing about the player. */
export interface RuntimeHealth {
  readonly started: boolean;
  /** Milliseconds from the navigation to the first frame. */
  readonly firstFrameMs?: number;
  /** Number of script errors by message and location. */
  readonly scriptErrors: ReadonlyMap<string, number>;
  readonly failedLoads: number;
  readonly frames: FrameTimes;
}

/** Health of a play without reports. */
export const noHealth: RuntimeHealth = {
  started: false,
  scriptErrors: new Map(),
  failedLoads: 0,
  frames: [0, 0, 0, 0],
};

const upTo = (most: number, sum: number): number => Math.min(most, sum);

function withError(errors: ReadonlyMap<string, number>, message: string): ReadonlyMap<string, number> {
  const count = errors.get(message) ?? 0;
  if (count === 0 && errors.size >= healthLimits.errors) return errors;
  return new Map(errors).set(message, upTo(healthLimits.count, count + 1));
}

/** Adds a report to the health of a play; numbers and texts stay within their limits. */
export function addReport(health: RuntimeHealth, report: RuntimeReport): RuntimeHealth {
  switch (report.type) {
    case 'first-frame':
      return { ...health, started: true, firstFrameMs: health.firstFrameMs ?? report.ms };
    case 'script-error': {
      const { message, place } = report;
      return { ...health, scriptErrors: withError(health.scriptErrors, place ? `${message} (${place})` : message) };
    }
    case 'load-failed':
      return { ...health, failedLoads: upTo(healthLimits.count, health.failedLoads + 1) };
    case 'frames': {
      const [a, b, c, d] = health.frames;
      const [e, f, g, h] = report.times;
      const most = reportLimits.frames;
      return { ...health, frames: [upTo(most, a + e), upTo(most, b + f), upTo(most, c + g), upTo(most, d + h)] };
    }
    default:
      return health;
  }
}
