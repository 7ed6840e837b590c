import { describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { communityFixture } from '../games/community-fixture';
import { sampleCard } from '../games/sample-games';

function begin(parts: Parameters<typeof communityFixture>[0] = {}) {
  const fixture = communityFixture({ list: aReviewList([]), ...parts });
  const stop = fixture.community.start();
  const endSession = () => {
    fixture.presence.apply('start');
    fixture.presence.apply('end');
  };
  return { ...fixture, overlay: fixture.community.overlay, reviews: fixture.community.reviews, endSession, stop };
}

describe('GameOverlayViewModel', () => {
  test('opens at the end of each headset session', () => {
    const { overlay, presence, endSession, clock } = begin();
    presence.apply('start');
    presence.apply('hidden');
    expect(overlay.open).toBe(false);
    presence.apply('end');
    expect(overlay.open).toBe(true);
    overlay.close();
    clock.advance(400);
    presence.apply('end');
    expect(overlay.open).toBe(false);
    endSession();
    expect(overlay.open).toBe(true);
  });

  test('closes after 400 ms, or at once under reduced motion', () => {
    const { overlay, endSession, clock } = begin();
    endSession();
    overlay.close();
    expect([overlay.open, overlay.closing]).toEqual([false, true]);
    clock.advance(399);
    expect(overlay.closing).toBe(true);
    clock.advance(1);
    expect([overlay.open, overlay.closing]).toEqual([false, false]);
    const still = begin({ still: true });
    still.endSession();
    still.overlay.close();
    expect([still.overlay.open, still.overlay.closing]).toEqual([false, false]);
  });

  test('stays closed when the game is left or a login dialog is open', () => {
    const { overlay, presence, authModal, endSession } = begin();
    presence.apply('start');
    presence.leave();
    expect(overlay.open).toBe(false);
    authModal.apply({ type: 'opened', pane: 'login' });
    endSession();
    expect(overlay.open).toBe(false);
  });

  test('closes for another game and resets when the page is left', () => {
    const { overlay, endSession, clock, stop } = begin();
    endSession();
    overlay.leave();
    expect(overlay.closing).toBe(true);
    stop();
    expect([overlay.closing, clock.pending]).toEqual([false, 0]);
  });

  test('offers similar games, reactions and a review, with a login for visitors', () => {
    const similar = [sampleCard({ slug: 'x' })];
    const { overlay, signIn, page, community } = begin({ signedIn: false, page: { similar } });
    expect(overlay.offers).toEqual({ reactions: 'login-required', similar, review: 'login-required' });
    signIn();
    expect(overlay.offers).toEqual({ reactions: 'react', similar, review: 'write' });
    community.show({ ...page, similar: [], reviews: aReviewList([], { current: aReview({ id: 'own' }) }) });
    expect(overlay.offers).toEqual({ reactions: 'react', similar: [], review: 'scroll-down' });
  });

  test('opens the review form after closing', () => {
    const { overlay, reviews, endSession, clock } = begin();
    endSession();
    overlay.review();
    expect(reviews.form.phase).toBe('closed');
    clock.advance(400);
    expect([reviews.form.phase, reviews.form.focusedField]).toEqual(['new', 'body']);
    endSession();
    overlay.close();
    reviews.form.dismiss();
    clock.advance(400);
    expect(reviews.form.phase).toBe('closed');
  });

  test('focuses the existing review without a toast, because nothing is left to scroll', () => {
    const list = aReviewList([], { current: aReview({ id: 'own' }) });
    const { overlay, reviews, endSession, clock, toasts } = begin({ list });
    endSession();
    overlay.review();
    clock.advance(400);
    expect([reviews.form.phase, reviews.turns]).toEqual(['closed', 1]);
    expect(toasts()).toEqual([]);
  });

  test('closes with a toast when its script fails to load', () => {
    const { overlay, endSession, toasts } = begin();
    endSession();
    overlay.couldNotOpen();
    expect([overlay.open, toasts()]).toEqual([
      false,
      ['Error: A network error has occurred. Please check your connection and try again.'],
    ]);
  });
});
