import type { FrameTimes, RuntimeReport } from '../bridge/runtime-report';
import { reportLimits } from '../bridge/runtime-report';

/** Share of the plays whose health is sent. Every failed start is sent. */
export const HEALTH_SHARE = 0.25;

/** Limits of one health sample. */
export const healthLimits = {
  /** Distinct script errors. */
  errors: 20,
  /** Characters of an error's message with its place. */
  message: 300,
  count: 1_000,
} as const;

/** The health of one play of a build. Contains nothing about the player. */
export interface RuntimeHealth {
  readonly started: boolean;
  /** Milliseconds from the navigation to the first frame. */
  readonly firstFrameMs?: number;
  /** Numbers of script errors by their message with its place. */
  readonly scriptErrors: ReadonlyMap<string, number>;
  readonly failedLoads: number;
  readonly frames: FrameTimes;
}

/** A play of which nothing was reported. */
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

/** Adds a report to the health of a play; every number and text stays within its limit. */
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
