export const NAVIGATION_MORPH = 500;

/** The side navigation; `locked` while it changes its width, for 500 ms (spec 1 §4). */
export type SideNavigation = 'closed' | 'opening' | 'open' | 'closing';

export type SideNavigationEvent = 'clicked' | 'left' | 'clicked-outside' | 'morphed';

/** Moves the side navigation: a click opens it, leaving it or a click elsewhere closes it (spec 1 §2). */
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
