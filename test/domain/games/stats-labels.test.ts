import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isNew, NEW_BELOW, NEW_LABEL, statsLabels, viewsLabel } from '../../../src/domain/games/stats-labels';
import { humanizeNumber } from '../../../src/domain/shared/humanize-number';

describe('viewsLabel and statsLabels', () => {
  test.each([
    [0, 'New!'],
    [999, 'New!'],
    [1000, '1k'],
    [1_250_000, '1.3M'],
  ])('label %i views as %s', (views, label) => {
    expect(viewsLabel(views)).toBe(label);
    expect(statsLabels({ views, reviews: 0, reactions: 0, rating: undefined }).views).toBe(label);
    expect(isNew(views)).toBe(label === NEW_LABEL);
  });

  test('show a number from a thousand views on', () => {
    expect(NEW_BELOW).toBe(1000);
  });

  test('omit reactions and rating if there are none', () => {
    expect(statsLabels({ views: 0, reviews: 0, reactions: 0, rating: undefined })).toEqual({
      views: 'New!',
      rating: undefined,
      reactions: undefined,
    });
    expect(statsLabels({ views: 0, reviews: 1, reactions: 0, rating: 4 })).toMatchObject({
      rating: { average: '4.0', reviews: '1' },
      reactions: undefined,
    });
    expect(statsLabels({ views: 0, reviews: 0, reactions: 1, rating: undefined }).reactions).toBe('1');
  });

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e9 }), fc.nat()])(
    'always humanise the numbers and write the average with one decimal',
    (views, reviews, reactions, more) => {
      const sum = reviews + (more % (4 * reviews + 1));
      const labels = statsLabels({ views, reviews, reactions, rating: sum / reviews });
      expect(labels.rating?.reviews).toBe(humanizeNumber(reviews));
      expect(labels.rating?.average).toMatch(/^[1-5]\.\d$/);
      expect(Math.abs(Number(labels.rating?.average) - sum / reviews)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(labels.reactions).toBe(humanizeNumber(reactions));
      expect(labels.views).toBe(views < 1000 ? 'New!' : humanizeNumber(views));
    },
  );
});
