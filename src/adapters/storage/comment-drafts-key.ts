import { brand } from '../../domain/shared/brand';

/** Session storage key of unsent comments. */
export const COMMENT_DRAFTS_KEY = `${brand.identifier}.comments`;
