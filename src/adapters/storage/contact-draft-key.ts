import { brand } from '../../domain/shared/brand';

/** Session storage key of the contact form's draft. */
export const CONTACT_DRAFT_KEY = `${brand.identifier}.contact`;
