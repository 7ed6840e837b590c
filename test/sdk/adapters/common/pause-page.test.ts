// @vitest-environment jsdom
import { test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { pausePage } from '../../../../sdk/adapters/common/pause-page';
import { Listeners } from '../../../../sdk/listeners';

function start(played = true) {
  const asked = new Map<number, FrameRequestCallback>();
  let last = 0;
  const own = {
    document: document.implementation.createHTMLDocument(),
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      last += 1;
      asked.set(last, callback);
      return last;
    },
    cancelAnimationFrame: (handle: number) => void asked.delete(handle),
  };
  const events = new Listeners();
  const seen: string[] = [];
  own.document.addEventListener('visibilitychange', () => seen.push(own.document.visibilityState));
  pausePage(own, events, () => played);
  return { own, events, asked, seen };
}

describe('pausePage', () => {
  test('hides the page and withholds animation frames until resume', () => {
    const { own, events, asked, seen } = start();
    const before = own.document.visibilityState;
    events.emit('pause', undefined);
    const frame = vi.fn();
    const taken = own.requestAnimationFrame(vi.fn());
    own.requestAnimationFrame(frame);
    own.cancelAnimationFrame(taken);
    expect([own.document.hidden, asked.size]).toEqual([true, 0]);
    events.emit('resume', undefined);
    expect([...asked.values()]).toEqual([frame]);
    expect(seen).toEqual(['hidden', before]);
  });

  test('cancels a frame that was requested during the pause', () => {
    const { own, events, asked } = start();
    events.emit('pause', undefined);
    const handle = own.requestAnimationFrame(vi.fn());
    events.emit('resume', undefined);
    own.cancelAnimationFrame(handle);
    expect(asked.size).toBe(0);
  });

  test('does not pause a page that is not played yet', () => {
    const { own, events, asked, seen } = start(false);
    events.emit('pause', undefined);
    own.requestAnimationFrame(vi.fn());
    events.emit('resume', undefined);
    expect([asked.size, seen]).toEqual([1, []]);
  });
});
