import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { FrameCounter } from '../../../sdk/runtime/frame-counter';
import { frameBounds } from '../../../src/domain/bridge/runtime-report';

/** A source of frames with a controlled clock. */
function aSource() {
  let waiting: ((time: number, ...more: readonly unknown[]) => void)[] = [];
  const source = {
    requests: 0,
    requestAnimationFrame(callback: (time: number, ...more: readonly unknown[]) => void): number {
      if (typeof callback !== 'function') throw new TypeError('no function');
      source.requests += 1;
      return waiting.push(callback);
    },
    frame(time: number, ...more: readonly unknown[]): void {
      const callbacks = waiting;
      waiting = [];
      for (const callback of callbacks) callback(time, ...more);
    },
  };
  return source;
}

function play(counter: FrameCounter, times: readonly number[]): void {
  const source = aSource();
  counter.countSession(source, 'vr', () => undefined);
  for (const time of times) {
    source.requestAnimationFrame(() => undefined);
    source.frame(time);
  }
}

describe('FrameCounter', () => {
  test.each([
    [[0, 7], [[7, 1]]],
    [
      [0, 8, 16, 27],
      [
        [9, 2],
        [12, 1],
      ],
    ],
    [
      [0, 34, 84],
      [
        [34, 1],
        [50, 1],
      ],
    ],
    [
      [0, 200, 2_200],
      [
        [200, 1],
        [Infinity, 1],
      ],
    ],
  ] as const)('sorts frames at %j ms into %j', (times, counts) => {
    const counter = new FrameCounter();
    play(counter, times);
    const expected = new Map<number, number>(counts);
    expect(counter.take()).toEqual([
      { mode: 'vr', times: [...frameBounds, Infinity].map((bound) => expected.get(bound) ?? 0) },
    ]);
    expect(counter.take()).toEqual([]);
  });

  test('ignores pauses and counts several callbacks of one frame once', () => {
    const counter = new FrameCounter();
    play(counter, [0, 2_001, 2_001]);
    expect(counter.take()).toEqual([]);
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 40 })])(
    'always counts every gap of at most two seconds once',
    (gaps) => {
      const counter = new FrameCounter();
      let now = 0;
      play(counter, [0, ...gaps.map((gap) => (now += gap))]);
      const counted = counter
        .take()
        .flatMap(({ times }) => times)
        .reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(gaps.filter((gap) => gap <= 2_000).length);
    },
  );

  test('passes all arguments on, requests no frame itself, and calls back at each frame', () => {
    const source = aSource();
    const drawn = vi.fn();
    new FrameCounter().countSession(source, 'vr', drawn);
    expect(source.requests).toBe(0);
    const callback = vi.fn();
    source.requestAnimationFrame(callback);
    source.frame(7, 'frame');
    expect(callback).toHaveBeenCalledExactlyOnceWith(7, 'frame');
    expect(drawn).toHaveBeenCalledOnce();
    expect(() => source.requestAnimationFrame(undefined as never)).toThrow('no function');
  });

  test('returns the handle that cancels the frame', () => {
    const source = aSource();
    new FrameCounter().countSession(source, 'screen', () => undefined);
    const frame = () => undefined;
    expect([source.requestAnimationFrame(frame), source.requestAnimationFrame(frame)]).toEqual([1, 2]);
  });

  test('ignores the time while the page is hidden', () => {
    const document = new EventTarget() as Document;
    const own = Object.assign(aSource(), { document });
    const counter = new FrameCounter();
    counter.countWindow(own);
    const frame = (time: number) => {
      own.requestAnimationFrame(() => undefined);
      own.frame(time);
    };
    frame(0);
    document.dispatchEvent(new Event('visibilitychange'));
    frame(500);
    frame(516);
    expect(counter.take()).toEqual([
      { mode: 'screen', times: frameBounds.map((bound) => (bound === 18 ? 1 : 0)).concat(0) },
    ]);
  });
});
