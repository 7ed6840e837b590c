import type { GameCard } from '../games/game';
import { emptyDraft } from '../reviews/review-draft';
import { reviewProblems } from '../reviews/review.policy';

/** What the game overlay offers to its player. */
export interface GameOverlayOffers {
  /** A visitor is asked to sign in instead. */
  readonly reactions: 'react' | 'login-required';
  readonly similar: readonly GameCard[];
  /** A player who has reviewed the game is led to that review; who has made it has nothing to write. */
  readonly review: 'write' | 'login-required' | 'own-game' | 'scroll-down';
}

/** Who looks at the overlay, and of which game. */
export interface GameOverlayAudience {
  readonly signedIn: boolean;
  /** The player belongs to the game's developer. */
  readonly ownGame: boolean;
  /** The player has reviewed this game. */
  readonly reviewed: boolean;
  readonly similar: readonly GameCard[];
}

/**
 * What the overlay offers: reactions, similar games and the review button (spec 2 §4).
 * @rule 2.4.11a The overlay offers reactions, similar games and a review button.
 * @rule 2.6.1 A visitor who would react or review is asked to sign in instead.
 */
export function gameOverlayOffers({ signedIn, ownGame, reviewed, similar }: GameOverlayAudience): GameOverlayOffers {
  const [refusal] = reviewProblems(emptyDraft, { signedIn, ownGame, reviewed, editing: false });
  return {
    reactions: signedIn ? 'react' : 'login-required',
    similar,
    review: refusal === 'login-required' || refusal === 'own-game' || refusal === 'scroll-down' ? refusal : 'write',
  };
}
