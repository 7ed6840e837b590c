import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { ReviewsSection } from '../../../src/ui/reviews/ReviewsSection';
import { aRefusal } from '../../fakes/a-refusal';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { FakeReviewDrafts } from '../../fakes/fake-review-drafts';
import { communityFixture } from '../games/community-fixture';
import { button, cards, field, section, showReviews as show } from './show-reviews';

afterEach(cleanup);

describe('ReviewsSection', () => {
  test('shows the overall rating and the own review first', () => {
    const own = aReview({ id: 'own', rating: 5, body: 'This one is mine, and it is first.' });
    show({ list: aReviewList([aReview({ rating: 4 }), aReview({ id: 'r2', rating: 4 })], { current: own }) });
    expect(section().getByText('4.3')).toBeDefined();
    expect(section().getByText('3 reviews')).toBeDefined();
    expect(section().getByRole('img', { name: '4.3 out of 5 stars' })).toBeDefined();
    expect(cards()).toHaveLength(3);
    const [first, second] = cards();
    expect(first?.textContent).toContain('This one is mine');
    const names = (card: HTMLElement | undefined) =>
      card === undefined
        ? []
        : within(card)
            .getAllByRole('button')
            .map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names(first)).toEqual(['Edit', 'Delete']);
    expect(names(second)).toEqual(['Like this review, 2', 'Dislike this review, 0', 'Report this review']);
    expect(section().queryByRole('button', { name: 'Write a review' })).toBeNull();
  });

  test('reports a review with the name of its author', async () => {
    const { reported, user } = show({ list: aReviewList([aReview()]) });
    await user.click(button('Report this review'));
    expect(reported).toMatchObject([{ kind: 'review', target: aReview().id }]);
    expect(reported[0]?.name).toMatch(/^Review by /);
  });

  test('renders a review as plain text and names a deleted author "Former player"', () => {
    show({ list: aReviewList([aReview({ author: undefined, body: '<img src=x onerror=alert(1)>\nSecond line.' })]) });
    expect(section().getByText(/<img src=x/).textContent).toBe('<img src=x onerror=alert(1)>\nSecond line.');
    expect(section().getByText('Former player').closest('a')).toBeNull();
  });

  test('shows an empty state without reviews', () => {
    show({ list: aReviewList([]) });
    expect(section().getByText('No ratings yet')).toBeDefined();
    expect(section().getByText('No reviews yet')).toBeDefined();
  });

  test('shows a skeleton while loading and retries after a failure', async () => {
    const fixture = communityFixture();
    fixture.gateway.refusal = aRefusal({ message: 'Not now.' });
    const router = createMemoryRouter([
      { path: '*', element: <ReviewsSection reviews={fixture.community.reviews} developer="Paper Moon" /> },
    ]);
    render(<RouterProvider router={router} />);
    expect(section().getByText('Loading reviews')).toBeDefined();
    act(() => void fixture.community.start());
    expect((await section().findByRole('alert')).textContent).toContain('Not now.');
    const user = userEvent.setup();
    fixture.gateway.refusal = undefined;
    fixture.gateway.hold();
    await user.click(button('Try again'));
    expect(document.activeElement).toBe(button('Loading…'));
    expect(section().getByRole('alert').textContent).toContain('Not now.');
    fixture.gateway.release();
    expect(await section().findByText('No reviews yet')).toBeDefined();
  });

  test('explains to a member of the developer why there is no form', () => {
    const list = aReviewList([aReview({ respondable: true })], { reviewable: false });
    const { reviews } = show({ list });
    expect(section().queryByRole('button', { name: 'Write a review' })).toBeNull();
    expect(section().getByText(/^As a member of Paper Moon, you can’t review this game/)).toBeDefined();
    expect(button('Respond')).toBeDefined();
    act(() => reviews.form.write());
    expect(section().queryByRole('form')).toBeNull();
  });

  test('lets a member of the developer only delete their own review, and moves the focus to the page', async () => {
    const content = Object.assign(document.createElement('main'), { id: 'content', tabIndex: -1 });
    document.body.append(content);
    const { user, dialogs } = show({ list: aReviewList([], { current: aReview({ id: 'own' }), reviewable: false }) });
    expect(section().queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(button('Delete'));
    await act(async () => dialogs.press('confirm'));
    await waitFor(() => expect(document.activeElement).toBe(content));
    content.remove();
  });

  test('renders reviews on the server', () => {
    const { community } = communityFixture({ list: aReviewList([aReview()]) });
    const router = createMemoryRouter([
      { path: '*', element: <ReviewsSection reviews={community.reviews} developer="Paper Moon" /> },
    ]);
    const html = renderToString(<RouterProvider router={router} />);
    expect(html).toContain('A quiet place to be in for a while.');
    // The content security policy forbids style attributes.
    expect(html).not.toContain(' style=');
  });

  test('ignores a stored draft before hydration', () => {
    const drafts = new FakeReviewDrafts();
    const { community, page } = communityFixture({ list: aReviewList([]), drafts });
    drafts.save(page.game.slug, { draft: { body: 'Not done', rating: undefined }, target: undefined }, undefined);
    const stop = community.start();
    const router = createMemoryRouter([
      { path: '*', element: <ReviewsSection reviews={community.reviews} developer="Paper Moon" /> },
    ]);
    const html = renderToString(<RouterProvider router={router} />);
    stop();
    expect(community.reviews.form.begun).toBe(true);
    expect(html).toContain('Write a review');
    expect(html).not.toContain('Continue your review');
  });
});

describe('ReviewFormCard', () => {
  test('has a radio group, a counter and the focus', async () => {
    const { user } = show({ list: aReviewList([]) });
    await user.click(button('Write a review'));
    expect(document.activeElement).toBe(field());
    await user.type(field(), '  It is good.  ');
    expect(section().getByText(/^11\/500/)).toBeDefined();
    await user.click(section().getByRole('radio', { name: '2 stars' }));
    expect(section().getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    const radios = section().getAllByRole<HTMLInputElement>('radio');
    // A shared name makes a radio group with arrow keys.
    expect([radios.length, new Set(radios.map(({ name }) => name)).size]).toEqual([5, 1]);
    expect(radios.every(({ required }) => required)).toBe(true);
  });

  test('notes that a visitor must log in, and keeps the text after the login', async () => {
    const { user, authModal, signIn } = show({ list: aReviewList([]), signedIn: false });
    await user.click(button('Write a review'));
    const note = section().getByRole('note');
    expect(note.textContent).toContain('Log in to post your review.');
    expect(note.compareDocumentPosition(field()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await user.type(field(), 'Begun as a visitor');
    await user.click(button('Log in to post'));
    expect(authModal.current).toMatchObject({ open: true, pane: 'login' });
    act(() => {
      signIn();
    });
    expect(section().queryByRole('note')).toBeNull();
    expect(field().value).toBe('Begun as a visitor');
  });

  test('focuses a missing rating', async () => {
    const { user, toasts } = show({ list: aReviewList([]) });
    await user.click(button('Write a review'));
    await user.type(field(), 'Long enough to be sent, I think.');
    await user.click(button('Submit'));
    expect(toasts()[0]).toMatch(/^No Rating/);
    expect(document.activeElement).toBe(section().getByRole('radio', { name: '1 star' }));
  });

  test('announces a text above the limit', async () => {
    const { reviews } = show({ list: aReviewList([]) });
    act(() => {
      reviews.form.write();
      reviews.form.type('x'.repeat(501));
    });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(section().getByText('Please enter at most 500 characters.')).toBeDefined();
    expect(field().maxLength).toBe(2000);
  });

  test('is replaced by the published review, which gets the focus', async () => {
    const { user, clock, reviews } = show({ list: aReviewList([]) });
    await user.click(button('Write a review'));
    await user.click(section().getByRole('radio', { name: '5 stars' }));
    await user.type(field(), 'I would play it again at once.');
    await user.click(button('Submit'));
    await waitFor(() => {
      expect(reviews.form.phase).toBe('closing');
    });
    expect(section().getByText('1 review')).toBeDefined();
    act(() => {
      clock.advance(400);
    });
    expect(section().queryByRole('textbox')).toBeNull();
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Edit'));
    });
  });

  test('replaces the edited review until it is cancelled', async () => {
    const own = aReview({ id: 'own', body: 'It was good when I wrote this.' });
    const { user, clock } = show({ list: aReviewList([aReview()], { current: own }) });
    await user.click(button('Edit'));
    expect(field().value).toBe(own.body);
    expect(cards()).toHaveLength(2);
    expect(section().queryByText(own.body, { selector: 'p' })).toBeNull();
    await user.click(button('Cancel'));
    act(() => {
      clock.advance(400);
    });
    expect(section().getByText(own.body)).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Edit'));
    });
  });

  test('offers to continue a dismissed draft', async () => {
    const { user, reviews, clock } = show({ list: aReviewList([]) });
    await user.click(button('Write a review'));
    await user.type(field(), 'Not done');
    await user.click(button('Cancel'));
    act(() => {
      clock.advance(400);
    });
    expect(reviews.form.begun).toBe(true);
    await waitFor(() => {
      expect(document.activeElement).toBe(button('Continue your review'));
    });
    await user.click(button('Continue your review'));
    expect(field().value).toBe('Not done');
  });
});

test('ReviewCard takes the focus on request, but not on mount', () => {
  const { reviews } = show({ list: aReviewList([aReview()], { current: aReview({ id: 'own' }) }) });
  expect(document.activeElement).toBe(document.body);
  act(() => {
    reviews.showOwn();
  });
  expect(document.activeElement).toBe(cards()[0]);
});
