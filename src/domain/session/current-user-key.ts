import { brand } from '../shared/brand';

/**
 * Key of the current user in the tab's session storage.
 * @rule 1.9.14 The current user is stored in session storage under one fixed key.
 */
export const CURRENT_USER_KEY = `${brand.identifier}.user`;
