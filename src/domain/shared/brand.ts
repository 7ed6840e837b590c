/** The `from` field of cross-frame messages, and the prefix of query parameters and storage keys. */
export const identifier = 'holocade';

/**
 * The one place that spells the product's names (decisions §1).
 * @rule 3.1 Site name, company, identifier and copyright year come from one brand module.
 */
export const brand = {
  siteName: 'Holocade',
  company: 'Holocade Publishing',
  identifier,
  copyrightYear: 2023,
} as const;
