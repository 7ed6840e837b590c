import type { GameCard } from '../games/game';

/** What the game overlay offers to its player. */
export interface GameOverlayOffers {
  /** A visitor is asked to sign in instead. */
  readonly reactions: 'react' | 'sign-in';
  readonly similar: readonly GameCard[];
  /** A player has at most one review of a game, and is shown it. */
  readonly review: 'write' | 'own-review' | 'sign-in';
}

/** Who looks at the overlay, and of which game. */
export interface GameOverlayAudience {
  readonly signedIn: boolean;
  /** The player has reviewed this game. */
  readonly reviewed: boolean;
  readonly similar: readonly GameCard[];
}

/**
 * What the overlay offers: reactions, similar games and the review button (spec 2 §4).
 * @rule 2.4.11a The overlay offers reactions, similar games and a review button.
 * @rule 2.6.1 A visitor who would react or review is asked to sign in instead.
 */
export function gameOverlayOffers({ signedIn, reviewed, similar }: GameOverlayAudience): GameOverlayOffers {
  if (!signedIn) return { reactions: 'sign-in', similar, review: 'sign-in' };
  return { reactions: 'react', similar, review: reviewed ? 'own-review' : 'write' };
}
