/**
 * How long the side navigation changes its width, in milliseconds.
 * @rule 1.9.4b The navigation's animation takes 500 ms.
 */
export const NAVIGATION_MORPH = 500;

/** The side navigation; `opening` and `closing` while it changes its width, for 500 ms (spec 1 §4). */
export type SideNavigation = 'closed' | 'opening' | 'open' | 'closing';

export type SideNavigationEvent = 'clicked' | 'left' | 'clicked-outside' | 'morphed';

/**
 * Moves the side navigation (spec 1 §2, §4).
 * @rule 1.4.12 It opens and closes with a morph of 500 ms.
 * @rule 1.2.1 A click opens it; leaving it with the mouse or a click elsewhere closes it.
 */
export function nextSideNavigation(state: SideNavigation, event: SideNavigationEvent): SideNavigation {
  switch (event) {
    case 'clicked':
      return state === 'closed' || state === 'closing' ? 'opening' : state;
    case 'left':
    case 'clicked-outside':
      return state === 'open' || state === 'opening' ? 'closing' : state;
    case 'morphed':
      if (state === 'opening') return 'open';
      return state === 'closing' ? 'closed' : state;
  }
}

/** Tells whether the side navigation is wide, or on the way there. */
export function isExpanded(state: SideNavigation): boolean {
  return state === 'opening' || state === 'open';
}
