import { brand } from '../shared/brand';

/**
 * Under what the current user is kept in the tab's session storage.
 * @rule 1.9.14 The current user is kept in session storage under one fixed key.
 */
export const CURRENT_USER_KEY = `${brand.identifier}.user`;
