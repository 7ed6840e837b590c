import { brand } from '../../domain/shared/brand';

/** Under what the contact form's draft is kept in the tab's session storage. */
export const CONTACT_DRAFT_KEY = `${brand.identifier}.contact`;
