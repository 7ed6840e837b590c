import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultReviewQuery } from '../../../src/domain/reviews/review-query';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { section, showReviews as show } from './show-reviews';

afterEach(cleanup);

const list = aReviewList([
  aReview({ id: 'a', rating: 5 }),
  aReview({ id: 'b', rating: 5 }),
  aReview({ id: 'c', rating: 2 }),
]);
const bars = () => within(section().getByRole('list', { name: 'Reviews by stars' }));

describe('RatingBreakdown', () => {
  test('lists the ratings from 5 to 1 with counts and percent', () => {
    show({ list });
    const rows = bars()
      .getAllByRole('listitem')
      .map((row) => row.querySelector('span')?.textContent);
    expect(rows[0]).toContain('5 stars: 2 reviews, 67%');
    expect(rows[3]).toContain('2 stars: 1 review, 33%');
    expect(rows[4]).toContain('1 star: 0 reviews, 0%');
    expect(bars().getAllByRole('link')).toHaveLength(2);
  });

  test('is absent without reviews', () => {
    show({ list: aReviewList([]) });
    expect(section().queryByRole('list', { name: 'Reviews by stars' })).toBeNull();
    expect(section().queryByRole('navigation', { name: 'Sort reviews by' })).toBeNull();
  });

  test('filters the list with a press on a bar, and shows all reviews with the second', async () => {
    const { gateway, router, user } = show({ list }, '/g?build=1.0.0');
    gateway.pages.set(1, list);
    const bar = () => bars().getByRole('link', { name: /^5 stars/ });
    await user.click(bar());
    await waitFor(() => expect(gateway.asked.at(-1)).toBe('list night-ferry 1 5 stars'));
    expect(router.state.location.search).toBe('?build=1.0.0&reviews-stars=5');
    expect(bar().getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(section().getByText('Reviews with 5 stars')).toBeDefined());
    await user.click(bar());
    await waitFor(() => expect(gateway.asked.at(-1)).toBe('list night-ferry 1'));
    expect(router.state.location.search).toBe('?build=1.0.0');
    expect(bar().getAttribute('aria-current')).toBeNull();
  });

  test('says that a filter finds nothing, and offers all reviews', async () => {
    const query = { ...defaultReviewQuery, stars: 3 } as const;
    const { router, user } = show(
      { list: aReviewList([], { query, counts: list.counts }), reviewQuery: query },
      '/g?reviews-stars=3',
    );
    expect(section().getByText('No reviews with 3 stars')).toBeDefined();
    await user.click(section().getByRole('link', { name: 'Show all reviews' }));
    expect(router.state.location.search).toBe('');
  });

  test('names other reviews when only the own one remains', () => {
    const query = { ...defaultReviewQuery, stars: 4 } as const;
    show(
      { list: aReviewList([], { current: aReview({ id: 'own' }), query }), reviewQuery: query },
      '/g?reviews-stars=4',
    );
    expect(section().getByText('No other reviews with 4 stars')).toBeDefined();
    expect(section().getAllByRole('article')).toHaveLength(1);
  });
});

describe('ReviewOrder', () => {
  test('sorts the reviews by a link, which keeps the filter', async () => {
    const { gateway, router, user } = show({ list }, '/g?reviews-stars=5');
    gateway.pages.set(1, list);
    await waitFor(() => expect(section().getByText('Reviews with 5 stars')).toBeDefined());
    await user.click(section().getByRole('link', { name: 'Most helpful' }));
    await waitFor(() => expect(gateway.asked.at(-1)).toBe('list night-ferry 1 helpful 5 stars'));
    expect(router.state.location.search).toBe('?reviews-stars=5&reviews-sort=helpful');
    expect(section().getByRole('link', { name: 'Most helpful' }).getAttribute('aria-current')).toBe('true');
  });

  test('announces loading in another order, and never prefetches it', async () => {
    const { gateway, user } = show({ list });
    gateway.hold();
    const lowest = section().getByRole('link', { name: 'Lowest' });
    expect('stays' in lowest.dataset).toBe(true);
    await user.click(lowest);
    expect(await section().findByText('Loading reviews…')).toBeDefined();
    gateway.release();
    await waitFor(() => expect(section().queryByText('Loading reviews…')).toBeNull());
  });

  test('is absent for a single review', () => {
    show({ list: aReviewList([aReview()]) });
    expect(section().queryByRole('link', { name: 'Newest' })).toBeNull();
  });
});
