import { brand } from '../../domain/shared/brand';

/** Under what drafts of reviews are kept in the tab's session storage. */
export const REVIEW_DRAFTS_KEY = `${brand.identifier}.reviews`;
