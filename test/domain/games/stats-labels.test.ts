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
    expect(statsLabels({ views, reviews: 0, reactions: 0 }).views).toBe(label);
    expect(isNew(views)).toBe(label === NEW_LABEL);
  });

  test('show a number from a thousand views on', () => {
    expect(NEW_BELOW).toBe(1000);
  });

  test('omit reactions and reviews if there are none', () => {
    expect(statsLabels({ views: 0, reviews: 0, reactions: 0 })).toEqual({
      views: 'New!',
      reviews: undefined,
      reactions: undefined,
    });
    expect(statsLabels({ views: 0, reviews: 1, reactions: 0 })).toMatchObject({ reviews: '1', reactions: undefined });
    expect(statsLabels({ views: 0, reviews: 0, reactions: 1 })).toMatchObject({ reviews: undefined, reactions: '1' });
  });

  property.prop([fc.nat(), fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 })])(
    'always humanise the numbers',
    (views, reviews, reactions) => {
      const labels = statsLabels({ views, reviews, reactions });
      expect(labels.reviews).toBe(humanizeNumber(reviews));
      expect(labels.reactions).toBe(humanizeNumber(reactions));
      expect(labels.views).toBe(views < 1000 ? 'New!' : humanizeNumber(views));
    },
  );
});
