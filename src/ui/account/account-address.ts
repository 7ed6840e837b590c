/** Where the own badges are. */
export const ACCOUNT_ACHIEVEMENTS = '/account/achievement';

/** Where the own activity is. */
export const ACCOUNT_ACTIVITY = '/account/activity';

/** Where the own plays are. */
export const ACCOUNT_HISTORY = '/account/history';
