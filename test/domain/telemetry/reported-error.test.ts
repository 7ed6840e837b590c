import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ModuleFailure } from '../../../src/domain/telemetry/reported-error';
import {
  isReported,
  afterModuleFailure,
  REPLAY_SAMPLING,
  samplesReplay,
} from '../../../src/domain/telemetry/reported-error';

describe('isReported', () => {
  test.each([
    ['AbortError', 'The operation was aborted.'],
    ['TypeError', 'Failed to fetch'],
    ['TypeError', 'NetworkError when attempting to fetch resource.'],
    ['TypeError', 'Load failed'],
    ['TypeError', 'Failed to fetch dynamically imported module: https://portal.test/a.js'],
    ['Error', 'Deferred data aborted'],
  ])('is false for %s: %s', (name, message) => {
    expect(isReported({ name, message })).toBe(false);
  });

  test.each([
    ['TypeError', 'undefined is not a function'],
    ['TypeError', 'It failed to fetch'],
    ['RangeError', 'Failed to fetch'],
    ['Error', 'Deferred data aborted too early'],
    ['Error', 'AbortError'],
  ])('is true for %s: %s', (name, message) => {
    expect(isReported({ name, message })).toBe(true);
  });

  property.prop([fc.string()])('is never true for an abort', (message) => {
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

describe('afterModuleFailure', () => {
  test('reloads once, and then throws the error', () => {
    expect(afterModuleFailure(failure)).toBe('reload');
    expect(afterModuleFailure({ ...failure, reloaded: true })).toBe('raise');
  });

  property.prop([failures])('never throws after a handler has cancelled the event', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: true })).toBe('nothing');
  });

  property.prop([failures])('never reloads a page in use, nor without a network', (failed) => {
    expect(afterModuleFailure({ ...failed, cancelled: false, opening: false })).toBe('raise');
    expect(afterModuleFailure({ ...failed, cancelled: false, offline: true })).toBe('raise');
  });

  property.prop([failures])('always throws, reloads or is cancelled', (failed) => {
    const { cancelled, reloaded, offline, opening } = failed;
    const once = opening && !offline && !reloaded;
    expect(afterModuleFailure(failed)).toBe(cancelled ? 'nothing' : once ? 'reload' : 'raise');
  });
});

describe('samplesReplay', () => {
  test('is true for one visit in ten', () => {
    expect(REPLAY_SAMPLING).toEqual({ visit: 0.1, errored: 1 });
    expect([0, 0.0999, 0.1, 0.9].map((random) => samplesReplay(random, false))).toEqual([true, true, false, false]);
  });

  property.prop([fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })])(
    'is always true after an error',
    (random) => {
      expect(samplesReplay(random, true)).toBe(true);
    },
  );
});
