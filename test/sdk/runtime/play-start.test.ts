import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameWindow } from '../../../sdk/runtime/game-window';
import { followGamepads, PlayStart } from '../../../sdk/runtime/install-runtime';

function aPage(readyState: DocumentReadyState = 'complete') {
  const pads: ({ readonly buttons: { pressed: boolean }[] } | null)[] = [];
  const document = { readyState };
  const own = Object.assign(new EventTarget(), {
    document,
    navigator: { getGamepads: () => pads },
    setInterval: globalThis.setInterval,
  });
  const reports: unknown[] = [];
  const play = new PlayStart(own as unknown as GameWindow, (report) => reports.push(report));
  followGamepads(own as unknown as GameWindow, play);
  return { document, pads, play, reports, happen: (type: string) => own.dispatchEvent(new Event(type)) };
}

const start = { type: 'gameplay-start' };

describe('PlayStart', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['pointerdown', 'keydown', 'touchstart'])('reports the start once, at the first %s', (input) => {
    const { happen, play, reports } = aPage();
    expect(play.played).toBe(false);
    happen(input);
    happen(input);
    expect([play.played, reports]).toEqual([true, [start]]);
  });

  test('reports no start before the page has loaded', () => {
    const { document, happen, reports } = aPage('interactive');
    happen('keydown');
    expect(reports).toEqual([]);
    document.readyState = 'complete';
    happen('keydown');
    expect(reports).toEqual([start]);
  });

  test('reports another start at the first input after it was stopped', () => {
    const { happen, play, reports } = aPage();
    happen('keydown');
    play.stop();
    expect([play.played, reports]).toEqual([false, [start]]);
    happen('pointerdown');
    expect(reports).toEqual([start, start]);
  });

  test('reports a gamepad button within 250 ms', () => {
    const { happen, pads, reports } = aPage();
    const button = { pressed: false };
    pads.push(null, { buttons: [{ pressed: false }, button] });
    happen('gamepadconnected');
    vi.advanceTimersByTime(1_000);
    expect(reports).toEqual([]);
    button.pressed = true;
    vi.advanceTimersByTime(249);
    expect(reports).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(reports).toEqual([start]);
  });

  test('polls gamepads with one timer, and only after the first connects', () => {
    const { happen } = aPage();
    expect(vi.getTimerCount()).toBe(0);
    happen('gamepadconnected');
    happen('gamepadconnected');
    expect(vi.getTimerCount()).toBe(1);
  });
});
