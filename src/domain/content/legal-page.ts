/**
 * The legal pages, in the order of the footer (spec 2 §2).
 * @rule 2.2.30 Legal pages are linked: terms of service, privacy policy, refund policy, imprint, about us.
 */
export const legalSlugs = ['terms-of-service', 'privacy-policy', 'refund-policy', 'imprint', 'about-us'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

/** True if a path segment names a legal page. */
export function isLegalSlug(text: string): text is LegalSlug {
  return legalSlugs.some((slug) => slug === text);
}

export interface LegalPage {
  readonly title: string;
  readonly updated: string;
  /** Sanitised HTML. */
  readonly body: string;
}
