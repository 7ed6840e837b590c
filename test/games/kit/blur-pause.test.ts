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

describe('blurPause', () => {
  test('pauses when the window does not regain the focus', () => {
    const { pause, tell } = held();
    tell('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    expect(pause).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pause).toHaveBeenCalledOnce();
  });

  test('does not pause when the focus returns at once', () => {
    const { pause, tell } = held();
    tell('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    tell('focus');
    vi.runAllTimers();
    expect(pause).not.toHaveBeenCalled();
  });

  test('pauses once after several blur events', () => {
    const { pause, tell } = held();
    tell('blur');
    tell('blur');
    vi.runAllTimers();
    expect(pause).toHaveBeenCalledOnce();
  });
});
