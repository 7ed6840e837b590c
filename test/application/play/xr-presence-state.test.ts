import { describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';

describe('XrPresenceState', () => {
  test('hides ads exactly while the headset session is fully visible', () => {
    const state = new XrPresenceState();
    const hidden: boolean[] = [];
    state.adsHidden$.subscribe((value) => hidden.push(value));
    for (const signal of ['start', 'visible', 'visible-blurred', 'hidden', 'visible', 'end'] as const)
      state.apply(signal);
    expect(hidden).toEqual([false, true, false, true, false]);
  });

  test('is idle once the game is gone', () => {
    const state = new XrPresenceState();
    const seen: string[] = [];
    state.presence$.subscribe((presence) => seen.push(presence));
    state.apply('start');
    state.leave();
    state.leave();
    expect(seen).toEqual(['idle', 'visible', 'idle']);
    expect(state.current).toBe('idle');
  });
});
