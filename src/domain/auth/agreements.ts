import type { LegalSlug } from '../content/legal-page';

/**
 * What a player agrees to by registering; no field of the registration says so, the registering itself does.
 * @rule 1.5.6 Registration implies agreement to the Terms of Service and the Privacy Policy.
 */
export const impliedAgreements = ['terms-of-service', 'privacy-policy'] as const satisfies readonly LegalSlug[];
