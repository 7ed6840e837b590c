import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  apart,
  conjunctions,
  mergeFound,
  nothingFound,
  readFound,
  shares,
  conjunctionsAt,
} from '../../../games/brass-orrery/almanac';
import { moons } from '../../../games/brass-orrery/planets';

/** Returns the first time in a range of years at which a conjunction occurs. */
function firstTime(slug: string, from: number, to: number): number | undefined {
  for (let years = from; years < to; years += 1 / 200)
    if (conjunctionsAt(years).some((found) => found.slug === slug)) return years;
  return undefined;
}

const found = fc.record({
  lines: fc.subarray(conjunctions.map(({ slug }) => slug)),
  moons: fc.subarray([...moons]),
});

describe('conjunctions', () => {
  test.each(conjunctions.map(({ slug }) => [slug] as const))('%s occurs within two centuries', (slug) => {
    expect(firstTime(slug, 0, 200)).toBeDefined();
  });

  test('include those of 2020 and 1993 within a year', () => {
    expect(firstTime('great-conjunction', 1, 40)).toBeCloseTo(20.5, -1);
    expect(firstTime('far-meeting', -20, 0)).toBeLessThan(-4);
  });

  test('do not include the initial date', () => {
    expect(conjunctionsAt(0)).toEqual([]);
  });

  test('measure degrees between planets', () => {
    const [venus] = conjunctions;
    expect(venus && apart(venus, 0)).toBeCloseTo(81.52, 1);
  });
});

describe('discoveries', () => {
  test('are empty at first and complete in the end', () => {
    expect(shares(nothingFound)).toEqual({ 'first-line': 0, 'grand-almanac': 0, lamplighter: 0 });
    const all = { lines: conjunctions.map(({ slug }) => slug), moons };
    expect(shares(all)).toEqual({ 'first-line': 1, 'grand-almanac': 1, lamplighter: 1 });
  });

  test('refuse invalid saves and drop unknown entries', () => {
    expect(readFound(3)).toBeUndefined();
    expect(readFound({ lines: [] })).toBeUndefined();
    expect(readFound({ lines: ['evening-star', 'x', 5], moons: 'Moon' })).toEqual({
      lines: ['evening-star'],
      moons: [],
    });
  });

  check.prop([found, found])('merges to all of both, whichever is first', (a, b) => {
    const merged = mergeFound(a, b);
    expect(merged).toEqual(mergeFound(b, a));
    expect(mergeFound(merged, a)).toEqual(merged);
    expect(readFound(merged)).toEqual(merged);
    for (const line of a.lines) expect(merged.lines).toContain(line);
  });
});
