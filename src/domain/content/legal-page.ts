export const legalSlugs = ['terms-of-service', 'privacy-policy', 'refund-policy', 'imprint', 'about-us'] as const;
export type LegalSlug = (typeof legalSlugs)[number];

export interface LegalPage {
  readonly title: string;
  readonly updated: string;
  /** Sanitised HTML. */
  readonly body: string;
}
