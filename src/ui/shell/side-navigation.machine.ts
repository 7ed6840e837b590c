/**
 * Duration of the side navigation's animation, in milliseconds.
 * @rule 1.9.4b The navigation's animation takes 500 ms.
 */
export const NAVIGATION_MORPH = 500;

/** State of the side navigation; `opening` and `closing` during its animation of 500 ms (spec 1 §4). */
export type SideNavigation = 'closed' | 'opening' | 'open' | 'closing';

export type SideNavigationEvent = 'clicked' | 'left' | 'clicked-outside' | 'morphed';

/**
 * Returns the side navigation after an event (spec 1 §2, §4).
 * @rule 1.4.12 The side navigation opens and closes with a morph of 500 ms.
 * @rule 1.2.1 A click opens the side navigation; moving the mouse away or clicking elsewhere closes it.
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

/** True if the side navigation is open or opening. */
export function isExpanded(state: SideNavigation): boolean {
  return state === 'opening' || state === 'open';
}

/**
 * Widths of the side navigation: percent of the window's width, and a minimum in pixels.
 * @rule 1.9.4d The side navigation is 6vw wide when closed and 19vw when open.
 * @rule 3.9 The side navigation is at least 64 px wide when closed and 240 px when open.
 */
export const NAVIGATION_WIDTHS = {
  closed: { share: 6, least: 64 },
  open: { share: 19, least: 240 },
} as const;

/**
 * Minimum window width for a side navigation, in pixels (decisions §9).
 * @rule 3.9 Below 1024 px the side navigation becomes a bar at the bottom.
 */
export const SIDE_NAVIGATION_FROM = 1024;

/**
 * Returns the first segment of a path, which the side navigation marks as active; undefined on the home page (spec 1
 * §2).
 * @rule 1.2.1 The active section is the first path segment.
 */
export function activeSection(path: string): string | undefined {
  return /^\/([^/?#]+)/.exec(path)?.[1];
}
