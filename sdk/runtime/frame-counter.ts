import type { FrameMode, FrameTimes } from '../../src/domain/bridge/runtime-report';
import { frameBounds, frameModes, reportLimits } from '../../src/domain/bridge/runtime-report';

/** Longest counted time between two frames, in milliseconds. A longer one is a pause of the page. */
const LONGEST = 2_000;

const noCounts = (): number[] => [...frameBounds, LONGEST].map(() => 0);

type Callback = (time: number, ...more: readonly unknown[]) => void;
interface FrameSource {
  requestAnimationFrame(callback: Callback): number;
}

/** Counts frames by the time since the previous frame, in callbacks that the game itself requests. */
export class FrameCounter {
  #counts = { screen: noCounts(), vr: noCounts() };
  #last: number | undefined;

  /** Counts the frames of a window. */
  countWindow(own: FrameSource & Pick<Window, 'document'>): void {
    this.#follow(own, 'screen');
    own.document.addEventListener('visibilitychange', () => (this.#last = undefined));
  }

  /** Counts the frames of a headset session, and calls `drawn` at each. An emulated headset draws on the `screen`. */
  countSession(session: FrameSource, mode: FrameMode, drawn: () => void): void {
    this.#follow(session, mode, drawn);
  }

  /** Returns the counts since the last call, for each mode with frames. */
  take(): readonly { readonly mode: FrameMode; readonly times: FrameTimes }[] {
    const counts = this.#counts;
    this.#counts = { screen: noCounts(), vr: noCounts() };
    return frameModes.flatMap((mode) =>
      counts[mode].some((count) => count > 0) ? [{ mode, times: counts[mode] }] : [],
    );
  }

  /**
   * Wraps `requestAnimationFrame`. It never requests a frame itself, because the WebXR layers polyfill calls only the function of the
   * first request.
   */
  #follow(source: FrameSource, mode: FrameMode, drawn?: () => void): void {
    const request = source.requestAnimationFrame.bind(source);
    source.requestAnimationFrame = (callback) => {
      // The browser's own error is thrown for anything but a function.
      if (typeof callback !== 'function') return request(callback);
      return request((time, ...more) => {
        this.#count(time, mode);
        drawn?.();
        callback.call(undefined, time, ...more);
      });
    };
  }

  #count(time: number, mode: FrameMode): void {
    const passed = this.#last === undefined ? 0 : time - this.#last;
    this.#last = time;
    if (!(passed > 0) || passed > LONGEST) return;
    const index = frameBounds.findIndex((bound) => passed <= bound);
    const at = index === -1 ? frameBounds.length : index;
    const counts = this.#counts[mode];
    counts[at] = Math.min(reportLimits.frames, (counts[at] ?? 0) + 1);
  }
}
