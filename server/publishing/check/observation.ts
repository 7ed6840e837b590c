import type { ProbeReading } from './probe-reading';

/** A request that did not succeed. */
export interface FailedRequest {
  readonly url: string;
  readonly kind: 'missing' | 'blocked' | 'unreachable';
  readonly isScript: boolean;
  /** Address of the page or style sheet that requested it. */
  readonly from: string;
}

/** Facts recorded while a build was played; they remain when a check ends early. */
export interface Observation {
  reading: ProbeReading | undefined;
  /** True if the page answered the last question. */
  isResponsive: boolean;
  hasStarted: boolean;
  firstFrameMs: number | undefined;
  firstFrameAt: number | undefined;
  framesPerSecond: number | undefined;
  /** Foreign site that the page navigated to. */
  leftTo: string | undefined;
  hasPressed: boolean;
  hasCrashed: boolean;
  readonly errors: Set<string>;
  readonly failed: Map<string, FailedRequest>;
  readonly hosts: Set<string>;
  sdkCalls: readonly string[];
}

/** Creates an empty observation. */
export const newObservation = (): Observation => ({
  reading: undefined,
  isResponsive: true,
  hasStarted: false,
  firstFrameMs: undefined,
  firstFrameAt: undefined,
  framesPerSecond: undefined,
  leftTo: undefined,
  hasPressed: false,
  hasCrashed: false,
  errors: new Set(),
  failed: new Map(),
  hosts: new Set(),
  sdkCalls: [],
});
