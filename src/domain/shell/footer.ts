import type { LegalSlug } from '../content/legal-page';
import { legalSlugs } from '../content/legal-page';

/** A legal entry of the footer: a page, or what opens the consent manager. */
export type FooterLegal = LegalSlug | 'cookie-settings';

/**
 * The legal entries of the footer, in their order (spec 1 §2).
 * @rule 1.2.26 Cookie Settings stand first, and only when a consent manager is loaded.
 */
export function footerLegal(consentManagerLoaded: boolean): readonly FooterLegal[] {
  return consentManagerLoaded ? ['cookie-settings', ...legalSlugs] : legalSlugs;
}

/** Where the footer leads in the portal, in its order (spec 1 §2). */
export const FOOTER_DESTINATIONS = ['dashboard', 'developer-area', 'help', 'contact', 'updates', 'community'] as const;

export type FooterDestination = (typeof FOOTER_DESTINATIONS)[number];

/**
 * Tells whether a destination only answers with the 'Coming Soon' bubble.
 * @rule 1.2.27 Updates & News and Community are not open.
 * @rule 1.2.1 Community is inactive in the side navigation too.
 */
export function isComingSoon(destination: string): boolean {
  return destination === 'updates' || destination === 'community';
}

/**
 * How long the 'Coming Soon' bubble stays, in milliseconds.
 * @rule 1.9.2e The Coming Soon bubble stays for 1500 ms.
 */
export const SOON_BUBBLE = 1500;

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The least distance of the bubble's foot from the window's sides and top, in pixels: it is wide and stands above. */
export const SOON_EDGE = 72;

/**
 * Where the bubble stands for a press at this point, in a window of this width.
 * @rule 1.2.27 The bubble shows near the click; all of it stays inside the window.
 */
export function soonPlace(pressed: Point, viewportWidth: number): Point {
  const furthest = Math.max(SOON_EDGE, viewportWidth - SOON_EDGE);
  return { x: Math.max(SOON_EDGE, Math.min(pressed.x, furthest)), y: Math.max(SOON_EDGE, pressed.y) };
}
