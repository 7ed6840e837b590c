import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ModuleFailure } from '../../../src/domain/telemetry/reported-error';
import {
  isReported,
  afterModuleFailure,
  REPLAY_SAMPLING,
  samplesReplay,
} from '../../../src/domain/telemetry/reported-error';

describe('an error', () => {
  test.each([
    ['AbortError', 'The operation was aborted.'],
    ['TypeError', 'Failed to fetch'],
    ['TypeError', 'NetworkError when attempting to fetch resource.'],
    ['TypeError', 'Load failed'],
    ['TypeError', 'Failed to fetch dynamically imported module: https://portal.test/a.js'],
    ['Error', 'Deferred data aborted'],
  ])('%s: %s is not reported', (name, message) => {
    expect(isReported({ name, message })).toBe(false);
  });

  test.each([
    ['TypeError', 'undefined is not a function'],
    ['TypeError', 'It failed to fetch'],
    ['RangeError', 'Failed to fetch'],
    ['Error', 'Deferred data aborted too early'],
    ['Error', 'AbortError'],
  ])('%s: %s is reported', (name, message) => {
    expect(isReported({ name, message })).toBe(true);
  });

  property.prop([fc.string()])('is never reported when something was aborted', (message) => {
    expect(isReported({ name: 'AbortError', message })).toBe(false);
  });
});

const failure: ModuleFailure = { cancelled: false, reloaded: false, offline: false, opening: true };
const failures = fc.record({
  cancelled: fc.boolean(),
  reloaded: fc.boolean(),
  offline: fc.boolean(),
  opening: fc.boolean(),
});

describe('a script that does not come', () => {
  test('is asked for by one reload, and is an error after that', () => {
    expect(afterModuleFailure(failure)).toBe('reload');
    expect(afterModuleFailure({ ...failure, reloaded: true })).toBe('raise');
  });

  property.prop([failures])('is never an error once somebody has dealt with it', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: true })).toBe('nothing');
  });

  property.prop([failures])('never loads a page anew that is in use, or that could not come', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: false, opening: false })).toBe('raise');
    expect(afterModuleFailure({ ...failed, cancelled: false, offline: true })).toBe('raise');
  });

  property.prop([failures])('is always raised again, reloaded for or cancelled', (failed) => {
    const { cancelled, reloaded, offline, opening } = failed;
    const once = opening && !offline && !reloaded;
    expect(afterModuleFailure(failed)).toBe(cancelled ? 'nothing' : once ? 'reload' : 'raise');
  });
});

describe('the replay of a visit', () => {
  test('is kept of one visit in ten', () => {
    expect(REPLAY_SAMPLING).toEqual({ visit: 0.1, errored: 1 });
    expect([0, 0.0999, 0.1, 0.9].map((random) => samplesReplay(random, false))).toEqual([true, true, false, false]);
  });

  property.prop([fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'is always kept when there was an error',
    (random) => {
      expect(samplesReplay(random, true)).toBe(true);
    },
  );
});
