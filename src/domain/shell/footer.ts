import type { LegalSlug } from '../content/legal-page';
import { legalSlugs } from '../content/legal-page';

/** A legal entry of the footer: a page, or the button of the consent manager. */
export type FooterLegal = LegalSlug | 'cookie-settings';

/**
 * Returns the legal entries of the footer, in order (spec 1 §2).
 * @rule 1.2.26 Cookie Settings is first, and only present if a consent manager is loaded.
 */
export function footerLegal(consentManagerLoaded: boolean): readonly FooterLegal[] {
  return consentManagerLoaded ? ['cookie-settings', ...legalSlugs] : legalSlugs;
}

/** Destinations of the footer within the portal, in order (spec 1 §2). */
export const FOOTER_DESTINATIONS = ['dashboard', 'developer-area', 'help', 'contact', 'updates', 'community'] as const;

export type FooterDestination = (typeof FOOTER_DESTINATIONS)[number];

/**
 * True if a destination only shows the 'Coming Soon' bubble.
 * @rule 1.2.27 Updates & News and Community are not available yet.
 * @rule 1.2.1 Community is inactive in the side navigation too.
 */
export function isComingSoon(destination: string): boolean {
  return destination === 'updates' || destination === 'community';
}

/**
 * Duration of the 'Coming Soon' bubble, in milliseconds.
 * @rule 1.9.2e The Coming Soon bubble stays for 1500 ms.
 */
export const SOON_BUBBLE = 1500;

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Minimum distance of the bubble's anchor from the sides and top of the window, in pixels. */
export const SOON_EDGE = 72;

/**
 * Returns the anchor of the bubble for a click at this point, in a window of this width.
 * @rule 1.2.27 The bubble appears near the click and stays completely inside the window.
 */
export function soonPlace(pressed: Point, viewportWidth: number): Point {
  const furthest = Math.max(SOON_EDGE, viewportWidth - SOON_EDGE);
  return { x: Math.max(SOON_EDGE, Math.min(pressed.x, furthest)), y: Math.max(SOON_EDGE, pressed.y) };
}
