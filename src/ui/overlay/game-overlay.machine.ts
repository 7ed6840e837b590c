import type { GameCard } from '../../domain/games/game';
import { emptyDraft } from '../../domain/reviews/review-draft';
import { reviewProblems } from '../../domain/reviews/review.policy';

/**
 * Duration of the overlay's closing animation, in milliseconds.
 * @rule 2.4.11c The closing animation of the game overlay is 400 ms.
 * @rule 2.9.9 The overlay closing animation is 400 ms.
 */
export const OVERLAY_CLOSE_DELAY = 400;

/** State of the overlay after a headset session; `since` in milliseconds. */
export type GameOverlay =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'closing'; readonly since: number };

export type GameOverlayEvent =
  /**
   * The headset session ended; `covered` while another modal is open, such as the login for which the session was
   * left.
   */
  | { readonly type: 'xr-ended'; readonly covered: boolean }
  | { readonly type: 'close-clicked'; readonly now: number }
  /** The page of another game was opened. */
  | { readonly type: 'game-left'; readonly now: number }
  | { readonly type: 'time-passed'; readonly now: number };

/** State of the closed overlay. */
export const closedOverlay: GameOverlay = { kind: 'closed' };

/**
 * Returns the overlay after an event.
 * @rule 2.4.11a The end of a headset session opens the overlay.
 * @rule 2.4.11b A click on close, or opening another game, closes the overlay.
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

/** Returns the milliseconds until a closing overlay is removed; undefined unless it is closing. */
export function untilOverlayClosed(overlay: GameOverlay, now: number): number | undefined {
  return overlay.kind === 'closing' ? Math.max(0, overlay.since + OVERLAY_CLOSE_DELAY - now) : undefined;
}

/** Actions that the overlay offers. */
export interface GameOverlayOffers {
  /** Visitors are asked to log in instead. */
  readonly reactions: 'react' | 'login-required';
  readonly similar: readonly GameCard[];
  /** Players who have reviewed the game scroll to their review; its developers cannot write one. */
  readonly review: 'write' | 'login-required' | 'own-game' | 'scroll-down';
}

/** Facts about the viewer and the game of an overlay. */
interface GameOverlayAudience {
  readonly signedIn: boolean;
  /** True if the player belongs to the game's developer. */
  readonly ownGame: boolean;
  /** True if the player has reviewed this game. */
  readonly reviewed: boolean;
  readonly similar: readonly GameCard[];
}

/**
 * Returns the actions of the overlay: reactions, similar games and the review button (spec 2 §4).
 * @rule 2.4.11a The overlay offers reactions, similar games and a review button.
 * @rule 2.6.1 A visitor who tries to react or review is asked to log in instead.
 */
export function gameOverlayOffers({ signedIn, ownGame, reviewed, similar }: GameOverlayAudience): GameOverlayOffers {
  const [refusal] = reviewProblems(emptyDraft, { signedIn, ownGame, reviewed, editing: false });
  return {
    reactions: signedIn ? 'react' : 'login-required',
    similar,
    review: refusal === 'login-required' || refusal === 'own-game' || refusal === 'scroll-down' ? refusal : 'write',
  };
}
