import { brand } from '../../domain/shared/brand';

/** Session storage key of the unsaved profile form. */
export const PROFILE_DRAFT_KEY = `${brand.identifier}.profile`;
