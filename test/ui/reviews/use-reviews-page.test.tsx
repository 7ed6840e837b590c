import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { paginate } from '../../../src/domain/shared/pagination';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { section, showReviews as show } from './show-reviews';

afterEach(cleanup);

describe('ReviewsSection pagination', () => {
  test('changes the page in the URL and follows the browser history', async () => {
    const paged = (page: number, id: string) =>
      aReviewList([aReview({ id, body: `The one on page ${String(page)} is this.` })], {
        pagination: paginate(12, page),
      });
    const { gateway, router, user } = show({ list: paged(1, 'a') }, '/arcade/games/night-ferry?build=1.0.0');
    gateway.pages.set(1, paged(1, 'a'));
    gateway.pages.set(2, paged(2, 'b'));
    await user.click(section().getByRole('link', { name: 'Page 2' }));
    expect(await section().findByText('The one on page 2 is this.')).toBeDefined();
    expect(router.state.location.search).toBe('?build=1.0.0&reviews=2');
    expect(router.state.preventScrollReset).toBe(true);
    await act(() => router.navigate(-1));
    expect(await section().findByText('The one on page 1 is this.')).toBeDefined();
    expect(section().getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/arcade/games/night-ferry?build=1.0.0',
    );
  });

  test('announces the loading page, shows a failure, and retries when online again', async () => {
    const paged = (page: number, id: string) => aReviewList([aReview({ id })], { pagination: paginate(12, page) });
    const { gateway, reviews, user } = show({ list: paged(1, 'a') }, '/g');
    gateway.pages.set(2, paged(2, 'b'));
    const status = () =>
      section()
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    gateway.hold();
    await user.click(section().getByRole('link', { name: 'Page 2' }));
    expect(await section().findByText('Loading page 2 of the reviews…')).toBeDefined();
    gateway.release();
    await waitFor(() => expect(section().getByRole('link', { name: 'Page 2' })).toHaveProperty('ariaCurrent', 'page'));
    expect(status()).not.toContain('Loading page 2 of the reviews…');

    gateway.refusal = { kind: 'network' };
    await user.click(section().getByRole('link', { name: 'Page 1' }));
    expect((await section().findByRole('alert')).textContent).toContain('A network error has occurred.');
    gateway.refusal = undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reviews.list?.pagination.current).toBe(1));
    expect(section().queryByRole('alert')).toBeNull();
    const { asked } = gateway;
    const before = asked.length;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(asked).toHaveLength(before);
  });

  test('retries a failed page by its link', async () => {
    const { gateway, reviews, user } = show({ list: aReviewList([aReview()], { pagination: paginate(12, 1) }) }, '/g');
    gateway.pages.set(2, aReviewList([aReview({ id: 'b' })], { pagination: paginate(12, 2) }));
    gateway.refusal = { kind: 'network' };
    await user.click(section().getByRole('link', { name: 'Page 2' }));
    await section().findByRole('alert');
    gateway.refusal = undefined;
    await user.click(section().getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(reviews.list?.pagination.current).toBe(2));
  });

  test('shows a new answer when its notification links to the section of the open page', async () => {
    const [before, answered] = [
      aReview(),
      aReview({ response: 'The second song is on its way.', responded: '2026-03-02T10:00:00Z' }),
    ];
    const { gateway, router } = show({ list: aReviewList([before]) }, '/g');
    gateway.pages.set(1, aReviewList([answered]));
    await act(() => router.navigate('/g#reviews-title'));
    expect(await section().findByText('The second song is on its way.')).toBeDefined();
    expect(gateway.asked).toHaveLength(1);
  });

  test('does not reload the reviews that a page opened by such a notification has just loaded', async () => {
    const { gateway } = show({ list: aReviewList([aReview()]) }, '/g#reviews-title');
    await act(() => Promise.resolve());
    expect(gateway.asked).toEqual([]);
  });

  test.each([
    ['?build=1.0.0&reviews=99', '?build=1.0.0&reviews=2'],
    ['?reviews=abc&build=1.0.0', '?build=1.0.0'],
  ])('corrects a URL beyond the pages: %s', async (search, corrected) => {
    const { gateway, reviews, router } = show(
      { list: aReviewList([aReview()], { pagination: paginate(12, 1) }) },
      '/g',
    );
    gateway.pages.set(1, aReviewList([aReview()], { pagination: paginate(12, 1) }));
    gateway.pages.set(2, aReviewList([aReview({ id: 'b' })], { pagination: paginate(12, 2) }));
    gateway.pages.set(99, aReviewList([], { pagination: paginate(12, 99) }));
    await act(() => router.navigate(`/g${search}`));
    await waitFor(() => expect(router.state.location.search).toBe(corrected));
    await waitFor(() => expect(reviews.list?.items).toHaveLength(1));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('keeps hash, state and other parameters of a corrected URL', async () => {
    const { gateway, router } = show({ list: aReviewList([aReview()], { pagination: paginate(12, 1) }) }, '/g');
    gateway.pages.set(1, aReviewList([aReview()], { pagination: paginate(12, 1) }));
    await act(() => router.navigate('/g?reviews=abc&item=hat#reviews-title', { state: { opened: true } }));
    await waitFor(() => expect(router.state.location.search).toBe('?item=hat'));
    expect(router.state.location).toMatchObject({ hash: '#reviews-title', state: { opened: true } });
    expect([router.state.historyAction, router.state.preventScrollReset]).toEqual(['REPLACE', true]);
  });

  test('shows a failure of the last page after a correction, and retries it', async () => {
    const first = aReviewList([aReview()], { pagination: paginate(12, 1) });
    const { gateway, router, user } = show({ list: first }, '/g');
    gateway.pages.set(2, aReviewList([aReview({ id: 'b' })], { pagination: paginate(12, 2) }));
    gateway.pages.set(99, aReviewList([], { pagination: paginate(12, 99) }));
    gateway.hold();
    await act(() => router.navigate('/g?reviews=99'));
    gateway.refusal = { kind: 'network' };
    gateway.release();
    expect((await section().findByRole('alert')).textContent).toContain('A network error has occurred.');
    expect([router.state.location.search, section().queryByText(/No reviews/)]).toEqual(['?reviews=2', null]);
    gateway.refusal = undefined;
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByRole('article')).toBeDefined();
  });
});
