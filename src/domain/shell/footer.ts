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
