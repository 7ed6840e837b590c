import type { LegalSlug } from '../../domain/content/legal-page';

/** Link texts of the legal pages. */
export const legalTitles: Record<LegalSlug, string> = {
  'terms-of-service': 'Terms of Service',
  'privacy-policy': 'Privacy Policy',
  'refund-policy': 'Refund Policy',
  imprint: 'Imprint',
  'about-us': 'About Us',
};
