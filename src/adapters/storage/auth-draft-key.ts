import { brand } from '../../domain/shared/brand';

/** Session storage key of the answers of login and sign-up. */
export const AUTH_DRAFT_KEY = `${brand.identifier}.auth`;
