import { brand } from '../../domain/shared/brand';

/** Session storage key of review drafts. */
export const REVIEW_DRAFTS_KEY = `${brand.identifier}.reviews`;
