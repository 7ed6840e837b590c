import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { xrSignals } from '../../../src/domain/bridge/xr-signal';
import type { XrPresence } from '../../../src/domain/play/xr-presence';
import { adsHidden, isRunning, nextXrPresence, noXr } from '../../../src/domain/play/xr-presence';

const after = (...signals: readonly (typeof xrSignals)[number][]): XrPresence => signals.reduce(nextXrPresence, noXr);
const signals = fc.array(fc.constantFrom(...xrSignals), { maxLength: 30 });

describe('the headset session', () => {
  test('runs from its start to its end', () => {
    expect(after('start')).toBe('visible');
    expect(after('start', 'visible-blurred')).toBe('blurred');
    expect(after('start', 'hidden', 'visible')).toBe('visible');
    expect(after('start', 'end')).toBe('ended');
  });

  test('hides ads only in full view', () => {
    const states: XrPresence[] = ['idle', 'visible', 'blurred', 'hidden', 'ended'];
    expect(states.filter(adsHidden)).toEqual(['visible']);
  });

  test.prop([signals.filter((list) => !list.includes('start'))])('never runs without a start', (list) => {
    expect(isRunning(after(...list))).toBe(false);
  });

  test.prop([signals, fc.constantFrom(...xrSignals)])('always takes a repeated signal once', (list, signal) => {
    expect(after(...list, signal, signal)).toBe(after(...list, signal));
  });

  test.prop([signals])('never runs after an end', (list) => {
    expect(isRunning(after(...list, 'end'))).toBe(false);
  });
});
