import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isConfirmed, retryWait } from '../../../src/domain/server-api/webhooks';

const HOUR = 60 * 60_000;

/** Waits after each failed attempt until the last one. */
function waits(): readonly number[] {
  const found: number[] = [];
  for (let failures = 1; ; failures += 1) {
    const wait = retryWait(failures);
    if (wait === undefined) return found;
    found.push(wait);
  }
}

describe('retryWait', () => {
  test('grows from a minute to twelve hours, about a day in all', () => {
    const all = waits();
    expect([all[0], all.at(-1)]).toEqual([60_000, 12 * HOUR]);
    expect(all.toSorted((a, b) => a - b)).toEqual(all);
    const total = all.reduce((sum, wait) => sum + wait, 0);
    expect([total > 24 * HOUR, total < 26 * HOUR]).toEqual([true, true]);
  });

  test.prop([fc.integer({ min: 8, max: 1000 })])('never returns a wait after the last attempt', (failures) => {
    expect(retryWait(failures)).toBeUndefined();
  });
});

describe('isConfirmed', () => {
  test.prop([fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined })])(
    'is always true for a status from 200 to 299 only',
    (status) => {
      expect(isConfirmed(status)).toBe(status !== undefined && String(status).startsWith('2'));
    },
  );
});
