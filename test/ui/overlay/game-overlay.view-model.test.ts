import { describe, expect, test } from 'vitest';
import { aReview, aReviewList } from '../../fakes/fake-review-gateway';
import { aCommunity } from '../games/a-community';
import { sampleCard } from '../games/sample-games';

function begin(parts: Parameters<typeof aCommunity>[0] = {}) {
  const house = aCommunity({ list: aReviewList([]), ...parts });
  const stop = house.community.start();
  const endSession = () => {
    house.presence.apply('start');
    house.presence.apply('end');
  };
  return { ...house, overlay: house.community.overlay, reviews: house.community.reviews, endSession, stop };
}

describe('the overlay after a headset session', () => {
  test('opens when the session ends, and again after the next one', () => {
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

  test('takes 400 ms to close, and none where nothing may move', () => {
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

  test('does not open when the game is left, nor over the sign-in that the headset was left for', () => {
    const { overlay, presence, authModal, endSession } = begin();
    presence.apply('start');
    presence.leave();
    expect(overlay.open).toBe(false);
    authModal.apply({ type: 'opened', pane: 'login' });
    endSession();
    expect(overlay.open).toBe(false);
  });

  test('closes for another game, and is gone with its page', () => {
    const { overlay, endSession, clock, stop } = begin();
    endSession();
    overlay.leave();
    expect(overlay.closing).toBe(true);
    stop();
    expect([overlay.closing, clock.pending]).toEqual([false, 0]);
  });

  test('offers similar games, reactions and a review, and says what a visitor needs', () => {
    const similar = [sampleCard({ slug: 'x' })];
    const { overlay, signIn, page, community } = begin({ signedIn: false, page: { similar } });
    expect(overlay.offers).toEqual({ reactions: 'login-required', similar, review: 'login-required' });
    signIn();
    expect(overlay.offers).toEqual({ reactions: 'react', similar, review: 'write' });
    community.show({ ...page, similar: [], reviews: aReviewList([], { current: aReview({ id: 'own' }) }) });
    expect(overlay.offers).toEqual({ reactions: 'react', similar: [], review: 'scroll-down' });
  });

  test('leads to the form once it is gone', () => {
    const { overlay, reviews, endSession, clock } = begin();
    endSession();
    overlay.review();
    expect(reviews.form.phase).toBe('closed');
    clock.advance(400);
    expect([reviews.form.phase, reviews.form.led]).toEqual(['new', 'body']);
    endSession();
    overlay.close();
    reviews.form.dismiss();
    clock.advance(400);
    expect(reviews.form.phase).toBe('closed');
  });

  test('leads who has written a review to it, with a word', () => {
    const list = aReviewList([], { current: aReview({ id: 'own' }) });
    const { overlay, reviews, endSession, clock, toasts } = begin({ list });
    endSession();
    overlay.review();
    clock.advance(400);
    expect([reviews.form.phase, reviews.turns]).toEqual(['closed', 1]);
    expect(toasts()).toEqual([
      'Scroll Down: You can find and edit your review by scrolling down to the bottom of the page.',
    ]);
  });

  test('gives up with a word when its script does not come', () => {
    const { overlay, endSession, toasts } = begin();
    endSession();
    overlay.couldNotOpen();
    expect([overlay.open, toasts()]).toEqual([
      false,
      ['Error: A network error has occurred. Please check your connection and try again.'],
    ]);
  });
});
