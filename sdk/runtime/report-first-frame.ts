import { reportLimits } from '../../src/domain/bridge/runtime-report';
import type { GameWindow, Report } from './game-window';

/**
 * Reports the first frame once: the browser's first contentful paint, or the second animation frame of a page with a canvas. Returns a
 * function that reports any other frame, such as one in a headset.
 */
export function reportFirstFrame(own: GameWindow, report: Report): () => void {
  let reported = false;
  const drawn = (ms = own.performance.now()) => {
    if (reported) return;
    reported = true;
    report({ type: 'first-frame', ms: Math.min(reportLimits.firstFrameMs, Math.round(ms)) });
  };
  try {
    const observer = new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (!paint) return;
      observer.disconnect();
      drawn(paint.startTime);
    });
    observer.observe({ type: 'paint', buffered: true });
  } catch {
    // Without paint timing, only canvases are observed.
  }

  const prototype = own.HTMLCanvasElement.prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const method of ['getContext', 'transferControlToOffscreen']) {
    const original = prototype[method];
    if (original === undefined) continue;
    const wrapped = function (this: HTMLCanvasElement, ...args: unknown[]) {
      const made = original.apply(this, args);
      if (made !== null && !reported) afterFrame(own, () => reported || this.isConnected, drawn);
      return made;
    };
    Object.defineProperty(prototype, method, { value: wrapped, writable: true, configurable: true });
  }
  return () => drawn();
}

/** Calls back at the second animation frame after `ready` returns true. Gives up after 600 frames. */
function afterFrame(own: GameWindow, ready: () => boolean, drawn: () => void): void {
  let left = 600;
  const request = own.requestAnimationFrame.bind(own);
  const step = () => {
    left -= 1;
    if (ready()) request(() => drawn());
    else if (left > 0) request(step);
  };
  request(step);
}
