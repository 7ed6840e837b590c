import type { FrameTimes } from '../../src/domain/bridge/runtime-report';
import { reportLimits } from '../../src/domain/bridge/runtime-report';

/** Longest counted time between two frames, in milliseconds. A longer one is a pause of the page. */
const LONGEST = 2_000;
const BOUNDS = [12, 18, 34] as const;

type Callback = (time: number, ...more: readonly unknown[]) => void;
interface FrameSource {
  requestAnimationFrame(callback: Callback): number;
}

/** Counts frames by the time since the previous frame, in callbacks that the game itself requests. */
export class FrameCounter {
  #counts: [number, number, number, number] = [0, 0, 0, 0];
  #last: number | undefined;

  /** Counts the frames of a window. */
  countWindow(own: FrameSource & Pick<Window, 'document'>): void {
    this.#follow(own);
    own.document.addEventListener('visibilitychange', () => (this.#last = undefined));
  }

  /** Counts the frames of a headset session, and calls `drawn` at each. */
  countSession(session: FrameSource, drawn: () => void): void {
    this.#follow(session, drawn);
  }

  /** Returns the counts since the last call; undefined when there were no frames. */
  take(): FrameTimes | undefined {
    const counts = this.#counts;
    if (counts.every((count) => count === 0)) return undefined;
    this.#counts = [0, 0, 0, 0];
    return counts;
  }

  /**
   * Wraps `requestAnimationFrame`. It never requests a frame itself, because the WebXR layers polyfill calls only the function of the
   * first request.
   */
  #follow(source: FrameSource, drawn?: () => void): void {
    const request = source.requestAnimationFrame.bind(source);
    source.requestAnimationFrame = (callback) => {
      // The browser's own error is thrown for anything but a function.
      if (typeof callback !== 'function') return request(callback);
      return request((time, ...more) => {
        this.#count(time);
        drawn?.();
        callback.call(undefined, time, ...more);
      });
    };
  }

  #count(time: number): void {
    const passed = this.#last === undefined ? 0 : time - this.#last;
    this.#last = time;
    if (!(passed > 0) || passed > LONGEST) return;
    const index = BOUNDS.findIndex((bound) => passed <= bound);
    const at = index === -1 ? 3 : (index as 0 | 1 | 2);
    this.#counts[at] = Math.min(reportLimits.frames, this.#counts[at] + 1);
  }
}
