import { expect, test } from 'vitest';
import { untilPlanned } from '../../../../server/platform/jobs/until-planned';

const now = new Date('2026-03-01T12:00:00.000Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each<[string, Date | undefined, number | undefined]>([
  ['none', undefined, undefined],
  ['a past one', at(-1), undefined],
  ['the present', at(0), undefined],
  ['the next', at(1), 1],
  ['the longest pause', at(1000), 1000],
  ['a longer one', at(1001), undefined],
])('a plan for %s', (_, planned, wait) => {
  expect(untilPlanned({ everyMs: 1000 }, planned, now)).toBe(wait);
});
