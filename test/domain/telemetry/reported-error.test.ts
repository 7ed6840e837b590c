import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isReported } from '../../../src/domain/telemetry/reported-error';

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
