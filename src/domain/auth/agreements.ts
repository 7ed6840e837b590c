import type { LegalSlug } from '../content/legal-page';

/**
 * Documents that a player agrees to by registering; the form has no field for them.
 * @rule 1.5.6 Registration implies agreement to the Terms of Service and the Privacy Policy.
 */
export const impliedAgreements = ['terms-of-service', 'privacy-policy'] as const satisfies readonly LegalSlug[];
