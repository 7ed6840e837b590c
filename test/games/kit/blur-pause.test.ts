// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BLUR_PATIENCE, pauseOnBlur } from '../../../games/kit/blur-pause';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function held() {
  const pause = vi.fn();
  pauseOnBlur(window, pause);
  return { pause, tell: (type: 'blur' | 'focus') => window.dispatchEvent(new Event(type)) };
}

describe('a game whose window loses the focus', () => {
  test('is held when it does not come back', () => {
    const { pause, tell } = held();
    tell('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    expect(pause).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pause).toHaveBeenCalledOnce();
  });

  test('goes on when it comes back at once', () => {
    const { pause, tell } = held();
    tell('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    tell('focus');
    vi.runAllTimers();
    expect(pause).not.toHaveBeenCalled();
  });

  test('is held once, however often it is told', () => {
    const { pause, tell } = held();
    tell('blur');
    tell('blur');
    vi.runAllTimers();
    expect(pause).toHaveBeenCalledOnce();
  });
});
