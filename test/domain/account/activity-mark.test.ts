import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readActivityMark, writeActivityMark } from '../../../src/domain/account/activity-mark';

const at = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const id = fc.stringMatching(/^[a-z0-9:-]{1,80}$/);

describe('a place in the activity', () => {
  test.each([
    '',
    'x',
    '2026-03-01T12:00:00.000Z',
    '2026-03-01T12:00:00.000Z_',
    '2026-13-01T12:00:00.000Z_played:1',
    '2026-02-30T12:00:00.000Z_played:1',
    "2026-03-01T12:00:00.000Z_'; --",
  ])('is not read out of %j', (text) => {
    expect(readActivityMark(text)).toBeUndefined();
  });

  property.prop([fc.record({ at, id })])('is always read as it was written', (mark) => {
    expect(readActivityMark(writeActivityMark(mark))).toEqual(mark);
  });

  property.prop([fc.string()])('is never read out of what would be written otherwise', (text) => {
    const mark = readActivityMark(text);
    if (mark) expect(writeActivityMark(mark)).toBe(text);
  });
});
