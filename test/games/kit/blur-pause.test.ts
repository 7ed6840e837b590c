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
  return { pause, dispatch: (type: 'blur' | 'focus') => window.dispatchEvent(new Event(type)) };
}

describe('blurPause', () => {
  test('pauses when the window does not regain the focus', () => {
    const { pause, dispatch } = held();
    dispatch('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    expect(pause).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(pause).toHaveBeenCalledOnce();
  });

  test('does not pause when the focus returns at once', () => {
    const { pause, dispatch } = held();
    dispatch('blur');
    vi.advanceTimersByTime(BLUR_PATIENCE - 1);
    dispatch('focus');
    vi.runAllTimers();
    expect(pause).not.toHaveBeenCalled();
  });

  test('pauses once after several blur events', () => {
    const { pause, dispatch } = held();
    dispatch('blur');
    dispatch('blur');
    vi.runAllTimers();
    expect(pause).toHaveBeenCalledOnce();
  });
});
