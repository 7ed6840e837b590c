import type { GameCard } from '../games/game';
import { emptyDraft } from '../reviews/review-draft';
import { reviewProblems } from '../reviews/review.policy';

/**
 * How long the game overlay takes to close, in milliseconds.
 * @rule 2.4.11c The closing animation of the game overlay is 400 ms.
 * @rule 2.9.9 The overlay closing animation is 400 ms.
 */
export const OVERLAY_CLOSE_DELAY = 400;

/** What covers the page after a headset session; `since` in milliseconds. */
export type GameOverlay =
  { readonly kind: 'closed' } | { readonly kind: 'open' } | { readonly kind: 'closing'; readonly since: number };

export type GameOverlayEvent =
  /** The game's headset session ended; `covered` while something else lies over the page, such as the sign-in it was left for. */
  | { readonly type: 'xr-ended'; readonly covered: boolean }
  | { readonly type: 'close-clicked'; readonly now: number }
  /** The page of another game was opened. */
  | { readonly type: 'game-left'; readonly now: number }
  | { readonly type: 'time-passed'; readonly now: number };

/** The overlay is not seen. */
export const closedOverlay: GameOverlay = { kind: 'closed' };

/**
 * Moves the game overlay.
 * @rule 2.4.11a The end of a headset session opens the overlay.
 * @rule 2.4.11b A click on close, or leaving for another game, closes it.
 */
export function nextGameOverlay(overlay: GameOverlay, event: GameOverlayEvent): GameOverlay {
  switch (event.type) {
    case 'xr-ended':
      return event.covered ? overlay : { kind: 'open' };
    case 'close-clicked':
    case 'game-left':
      return overlay.kind === 'open' ? { kind: 'closing', since: event.now } : overlay;
    case 'time-passed':
      return untilOverlayClosed(overlay, event.now) === 0 ? closedOverlay : overlay;
  }
}

/** Milliseconds until a closing overlay is gone, or undefined while it is not closing. */
export function untilOverlayClosed(overlay: GameOverlay, now: number): number | undefined {
  return overlay.kind === 'closing' ? Math.max(0, overlay.since + OVERLAY_CLOSE_DELAY - now) : undefined;
}

/** What the game overlay offers to its player. */
export interface GameOverlayOffers {
  /** A visitor is asked to sign in instead. */
  readonly reactions: 'react' | 'login-required';
  readonly similar: readonly GameCard[];
  /** A player who has reviewed the game is led to that review; who has made it has nothing to write. */
  readonly review: 'write' | 'login-required' | 'own-game' | 'scroll-down';
}

/** Who looks at the overlay, and of which game. */
interface GameOverlayAudience {
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
