import { brand } from '../../../src/domain/shared/brand';

/** Snapshot of what a build has done so far, as its page reports it. */
export interface ProbeReading {
  /** Milliseconds since the navigation. */
  readonly drawnAt: number | null;
  /** First contentful paint, likewise. */
  readonly paintedAt: number | null;
  /** Animation frames in which something was drawn. */
  readonly frames: number;
  readonly now: number;
  readonly timeOrigin: number;
  readonly loaded: boolean;
  /** Whether a canvas has a rendering context. */
  readonly hasCanvas: boolean;
  /** Whether a worker draws a canvas, where its frames cannot be counted. */
  readonly isOffscreen: boolean;
  readonly blocked: readonly { readonly url: string; readonly directive: string }[];
  /** Modes that the build asked about. */
  readonly queriedModes: readonly string[];
  readonly requestedModes: readonly string[];
  readonly features: readonly string[];
  readonly spaces: readonly string[];
  readonly sessions: readonly { readonly mode: string; readonly frames: number }[];
  readonly inSession: boolean;
  /** Input that the build uses: event types, `touch-action`, `controllers`. */
  readonly input: readonly string[];
  /** Dialogs of the browser that the build opened: `alert`, `confirm`, `prompt`, `print`. */
  readonly dialogs: readonly string[];
}

/** Functions that the probe offers in its page. */
export interface PageProbe {
  read(): string;
  findButton(kind: 'xr' | 'start', index: number): string;
  pressButton(kind: 'xr' | 'start', index: number): void;
  hideButtons(isHidden: boolean): void;
  endSession(): Promise<void>;
}

/** Name of the probe's object in the page. */
export const PROBE = `__${brand.identifier}Check`;
