/** Path of the home page, and the fallback of every redirect. */
export const HOME_PATH = '/';
