import type { ProbeReading } from './probe-reading';

/** A request that did not succeed. */
export interface FailedRequest {
  readonly url: string;
  readonly kind: 'missing' | 'blocked' | 'unreachable';
  readonly isScript: boolean;
  /** Address of the page or style sheet that asked for it. */
  readonly from: string;
}

/** Facts seen while a build was played; a check that ends early keeps what it has seen. */
export interface Observation {
  reading: ProbeReading | undefined;
  /** Whether the page still answered when it was last asked. */
  isResponsive: boolean;
  hasStarted: boolean;
  firstFrameMs: number | undefined;
  firstFrameAt: number | undefined;
  framesPerSecond: number | undefined;
  /** Another site to which the page led itself. */
  leftTo: string | undefined;
  hasPressed: boolean;
  hasCrashed: boolean;
  readonly errors: Set<string>;
  readonly failed: Map<string, FailedRequest>;
  readonly hosts: Set<string>;
  sdkCalls: readonly string[];
}

/** An observation of nothing yet. */
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
