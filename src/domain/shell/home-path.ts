/** The portal's own front page, where everything goes that leads nowhere else. */
export const HOME_PATH = '/';
