import { brand } from '../../../src/domain/shared/brand';

/** Snapshot of a build's state so far, as reported by its page. */
export interface ProbeReading {
  /** Milliseconds since the navigation. */
  readonly drawnAt: number | null;
  /** First contentful paint, in milliseconds since the navigation. */
  readonly paintedAt: number | null;
  /** Animation frames that drew something. */
  readonly frames: number;
  readonly now: number;
  readonly timeOrigin: number;
  readonly loaded: boolean;
  /** True if a canvas has a rendering context. */
  readonly hasCanvas: boolean;
  /** True if a worker draws a canvas, so that its frames cannot be counted. */
  readonly isOffscreen: boolean;
  readonly blocked: readonly { readonly url: string; readonly directive: string }[];
  /** Modes that the build queried. */
  readonly queriedModes: readonly string[];
  readonly requestedModes: readonly string[];
  readonly features: readonly string[];
  readonly spaces: readonly string[];
  readonly sessions: readonly { readonly mode: string; readonly frames: number }[];
  readonly inSession: boolean;
  /** Input that the build uses: event types, `touch-action`, `controllers`. */
  readonly input: readonly string[];
  /** Browser dialogs that the build opened: `alert`, `confirm`, `prompt`, `print`. */
  readonly dialogs: readonly string[];
}

/** Functions of the probe in its page. */
export interface PageProbe {
  read(): string;
  findButton(kind: 'xr' | 'start', index: number): string;
  pressButton(kind: 'xr' | 'start', index: number): void;
  hideButtons(isHidden: boolean): void;
  endSession(): Promise<void>;
}

/** Name of the probe's object in the page. */
export const PROBE = `__${brand.identifier}Check`;
