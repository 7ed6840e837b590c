import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { reportFirstFrame } from '../../../sdk/runtime/report-first-frame';
import { reportLimits } from '../../../src/domain/bridge/runtime-report';

type Paint = (list: { getEntriesByName: (name: string) => readonly { startTime: number }[] }) => void;

interface PageOptions {
  readonly hasPaintTiming?: boolean;
  readonly context?: object | null;
}

/** A page with controlled animation frames and paints. */
function aPage({ hasPaintTiming = true, context = {} }: PageOptions = {}) {
  let waiting: (() => void)[] = [];
  let now = 0;
  let painted: Paint | undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect = disconnect;
      constructor(callback: Paint) {
        painted = callback;
      }
      observe(): void {
        if (!hasPaintTiming) throw new TypeError('unknown type');
      }
    },
  );
  class Canvas {
    isConnected = true;
    getContext(..._request: readonly unknown[]): object | null {
      return context;
    }
    transferControlToOffscreen(): object {
      return {};
    }
  }
  const getContext = vi.spyOn(Canvas.prototype, 'getContext');
  const own = {
    HTMLCanvasElement: Canvas,
    performance: { now: () => now },
    requestAnimationFrame: (callback: () => void) => waiting.push(callback),
  };
  const reports: unknown[] = [];
  const other = reportFirstFrame(own as unknown as GameWindow, (report) => reports.push(report));
  /** Runs frames of 10 ms. */
  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame += 1) {
      now += 10;
      const callbacks = waiting;
      waiting = [];
      for (const callback of callbacks) callback();
    }
  };
  const paint = (name: string, startTime: number) =>
    painted?.({ getEntriesByName: (asked) => (asked === name ? [{ startTime }] : []) });
  return { canvas: new Canvas(), getContext, disconnect, reports, other, frames, paint, waiting: () => waiting.length };
}

const firstFrame = (ms: number) => [{ type: 'first-frame', ms }];

describe('reportFirstFrame', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('reports the first contentful paint, rounded, and disconnects', () => {
    const { paint, reports, disconnect } = aPage();
    paint('first-paint', 5);
    expect(reports).toEqual([]);
    paint('first-contentful-paint', 123.6);
    expect(reports).toEqual(firstFrame(124));
    expect(disconnect).toHaveBeenCalledOnce();
  });

  test('limits the reported time of a very late frame', () => {
    const { paint, reports } = aPage();
    paint('first-contentful-paint', 1e9);
    expect(reports).toEqual(firstFrame(reportLimits.firstFrameMs));
  });

  test.each(['getContext', 'transferControlToOffscreen'] as const)(
    'reports the second frame after %s on a canvas in the document, without paint timing',
    (method) => {
      const { canvas, frames, reports } = aPage({ hasPaintTiming: false });
      canvas[method]();
      frames(1);
      expect(reports).toEqual([]);
      frames(1);
      expect(reports).toEqual(firstFrame(20));
    },
  );

  test('passes the arguments and the result of getContext on', () => {
    const context = {};
    const { canvas, getContext } = aPage({ context });
    const attributes = { alpha: false };
    expect(canvas.getContext('webgl2', attributes)).toBe(context);
    expect(getContext).toHaveBeenCalledExactlyOnceWith('webgl2', attributes);
  });

  test('reports no frame for a canvas without a context', () => {
    const { canvas, waiting } = aPage({ context: null });
    expect(canvas.getContext('webgpu')).toBeNull();
    expect(waiting()).toBe(0);
  });

  test('waits until the canvas is attached', () => {
    const { canvas, frames, reports } = aPage();
    canvas.isConnected = false;
    canvas.getContext();
    frames(50);
    expect(reports).toEqual([]);
    canvas.isConnected = true;
    frames(2);
    expect(reports).toEqual(firstFrame(520));
  });

  test('stops waiting after 600 frames for a canvas that is never attached', () => {
    const { canvas, frames, reports, waiting } = aPage();
    canvas.isConnected = false;
    canvas.getContext();
    frames(599);
    expect(waiting()).toBe(1);
    frames(1);
    expect([waiting(), reports]).toEqual([0, []]);
  });

  test('reports a frame in a headset, and only the first frame', () => {
    const { canvas, frames, reports, other, paint } = aPage();
    canvas.getContext();
    frames(1);
    other();
    frames(5);
    paint('first-contentful-paint', 700);
    other();
    canvas.getContext();
    frames(5);
    expect(reports).toEqual(firstFrame(10));
  });
});
