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

/**
 * The widths of the side navigation: hundredths of the window's width, and the least number of pixels.
 * @rule 1.9.4d It is 6vw wide when closed and 19vw when open.
 * @rule 3.9 It is at least 64 px wide when closed and 240 px when open.
 */
export const NAVIGATION_WIDTHS = {
  closed: { share: 6, least: 64 },
  open: { share: 19, least: 240 },
} as const;

/** From this width of the window, in pixels, the navigation stands at the side; below it is a bar at the bottom (decisions §9). */
export const SIDE_NAVIGATION_FROM = 1024;

/**
 * The width of the side navigation in pixels; undefined where it is a bar at the bottom. `progress` goes from 0 (closed) to 1 (open).
 * @rule 1.4.12 Its width goes from 6vw to 19vw.
 * @rule 3.9 Below 1024 px it becomes a bar at the bottom.
 */
export function navigationWidth(progress: number, viewportWidth: number): number | undefined {
  if (viewportWidth < SIDE_NAVIGATION_FROM) return undefined;
  const [closed, open] = [restingWidth('closed', viewportWidth), restingWidth('open', viewportWidth)];
  return closed + (open - closed) * progress;
}

function restingWidth(state: keyof typeof NAVIGATION_WIDTHS, viewportWidth: number): number {
  const { share, least } = NAVIGATION_WIDTHS[state];
  return Math.max((viewportWidth * share) / 100, least);
}
