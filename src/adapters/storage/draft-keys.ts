import { brand } from '../../domain/shared/brand';

/** Session storage key of the answers of login and sign-up. */
export const AUTH_DRAFT_KEY = `${brand.identifier}.auth`;

/** Session storage key of unsent comments. */
export const COMMENT_DRAFTS_KEY = `${brand.identifier}.comments`;

/** Session storage key of the contact form's draft. */
export const CONTACT_DRAFT_KEY = `${brand.identifier}.contact`;

/** Session storage key of unsent messages. */
export const MESSAGE_DRAFTS_KEY = `${brand.identifier}.messages`;

/** Session storage key of the unsaved profile form. */
export const PROFILE_DRAFT_KEY = `${brand.identifier}.profile`;

/** Session storage key of review drafts. */
export const REVIEW_DRAFTS_KEY = `${brand.identifier}.reviews`;

/** Session storage key of the form after a provider's confirmation. */
export const SOCIAL_DRAFT_KEY = `${brand.identifier}.social`;

/** Session storage key of the drafts of new tickets and of replies. */
export const TICKET_DRAFTS_KEY = `${brand.identifier}.ticket`;
