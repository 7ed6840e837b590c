/**
 * Whom a question of the help centre concerns.
 * @rule 2.2.28 Questions are kept apart for players with an account and for players new here.
 */
export const helpAudiences = ['user', 'guest'] as const;

export type HelpAudience = (typeof helpAudiences)[number];
