import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { gameOverlayOffers } from '../../../src/domain/overlay/game-overlay-offers';
import { aGameCard } from '../../fakes/a-game-card';

const similar = [aGameCard({ slug: 'pebble-garden' })];

describe('what the game overlay offers', () => {
  test('to a player is to react, similar games and a review', () => {
    expect(gameOverlayOffers({ signedIn: true, ownGame: false, reviewed: false, similar })).toEqual({
      reactions: 'react',
      similar,
      review: 'write',
    });
    expect(gameOverlayOffers({ signedIn: true, ownGame: false, reviewed: true, similar })).toMatchObject({
      review: 'scroll-down',
    });
  });

  test('to who has made the game is no review', () => {
    const maker = { signedIn: true, ownGame: true, similar };
    expect(gameOverlayOffers({ ...maker, reviewed: false })).toEqual({
      reactions: 'react',
      similar,
      review: 'own-game',
    });
    expect(gameOverlayOffers({ ...maker, reviewed: true }).review).toBe('own-game');
  });

  test('to a visitor is similar games, and to sign in', () => {
    expect(gameOverlayOffers({ signedIn: false, ownGame: false, reviewed: false, similar })).toEqual({
      reactions: 'login-required',
      similar,
      review: 'login-required',
    });
  });

  property.prop([fc.boolean(), fc.boolean()])('never lets a visitor react or review', (ownGame, reviewed) => {
    const offers = gameOverlayOffers({ signedIn: false, ownGame, reviewed, similar });
    expect([offers.reactions, offers.review]).toEqual(['login-required', 'login-required']);
  });

  property.prop([fc.boolean(), fc.boolean(), fc.nat(4)])(
    'always has the similar games as they are',
    (signedIn, reviewed, count) => {
      const cards = Array.from({ length: count }, (_, at) => aGameCard({ slug: `game-${at}` }));
      expect(gameOverlayOffers({ signedIn, ownGame: false, reviewed, similar: cards }).similar).toBe(cards);
    },
  );
});
