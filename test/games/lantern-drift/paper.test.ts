import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { dyeAtHand, nextDye, paperColour, paperNames, soldPapers } from '../../../games/lantern-drift/paper';

const owning =
  (...owned: readonly string[]) =>
  (slug: string): boolean =>
    owned.includes(slug);
const dye = fc.nat(paperNames.length - 1);
const owned = fc.subarray(soldPapers.map(({ slug }) => slug)).map((slugs) => owning(...slugs));

describe('the papers', () => {
  test('of the shop follow the five free ones for their owners', () => {
    expect(nextDye(3, owning())).toBe(4);
    expect(nextDye(4, owning())).toBe(0);
    expect(nextDye(4, owning('indigo-paper'))).toBe(6);
    expect(nextDye(4, owning('vermilion-paper', 'indigo-paper'))).toBe(5);
    expect(nextDye(6, owning('indigo-paper'))).toBe(0);
  });

  test('fall back to amber when the player no longer owns them', () => {
    expect(dyeAtHand(5, owning('vermilion-paper'))).toBe(5);
    expect(dyeAtHand(5, owning())).toBe(0);
  });

  test('have a unique colour each', () => {
    expect(new Set(paperNames.map((_, i) => paperColour(i, 0).getHexString())).size).toBe(paperNames.length);
  });

  check.prop([dye, owned])('never come to one that the player has not', (from, has) => {
    const next = nextDye(dyeAtHand(from, has), has);
    expect(dyeAtHand(next, has)).toBe(next);
  });
});
