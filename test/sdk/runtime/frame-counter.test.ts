import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { FrameCounter } from '../../../sdk/runtime/frame-counter';

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
  counter.countSession(source, () => undefined);
  for (const time of times) {
    source.requestAnimationFrame(() => undefined);
    source.frame(time);
  }
}

describe('FrameCounter', () => {
  test.each([
    [
      [0, 12],
      [1, 0, 0, 0],
    ],
    [
      [0, 13, 31],
      [0, 2, 0, 0],
    ],
    [
      [0, 34, 69],
      [0, 0, 1, 1],
    ],
    [
      [0, 2_000],
      [0, 0, 0, 1],
    ],
  ])('sorts frames at %j ms into %j', (times, counts) => {
    const counter = new FrameCounter();
    play(counter, times);
    expect(counter.take()).toEqual(counts);
    expect(counter.take()).toBeUndefined();
  });

  test('ignores pauses and counts several callbacks of one frame once', () => {
    const counter = new FrameCounter();
    play(counter, [0, 2_001, 2_001]);
    expect(counter.take()).toBeUndefined();
  });

  test.prop([fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 40 })])(
    'always counts every gap of at most two seconds once',
    (gaps) => {
      const counter = new FrameCounter();
      let now = 0;
      play(counter, [0, ...gaps.map((gap) => (now += gap))]);
      const counted = (counter.take() ?? [0, 0, 0, 0]).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(gaps.filter((gap) => gap <= 2_000).length);
    },
  );

  test('passes all arguments on, requests no frame itself, and calls back at each frame', () => {
    const source = aSource();
    const drawn = vi.fn();
    new FrameCounter().countSession(source, drawn);
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
    new FrameCounter().countSession(source, () => undefined);
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
    expect(counter.take()).toEqual([0, 1, 0, 0]);
  });
});
