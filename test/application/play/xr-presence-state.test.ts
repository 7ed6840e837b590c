import { describe, expect, test } from 'vitest';
import { XrPresenceState } from '../../../src/application/play/xr-presence-state';

describe('the headset session in this tab', () => {
  test('hides ads exactly while it is in full view', () => {
    const state = new XrPresenceState();
    const hidden: boolean[] = [];
    state.adsHidden$.subscribe((value) => hidden.push(value));
    for (const signal of ['start', 'visible', 'visible-blurred', 'hidden', 'visible', 'end'] as const)
      state.apply(signal);
    expect(hidden).toEqual([false, true, false, true, false]);
  });

  test('is over when its game is gone', () => {
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
