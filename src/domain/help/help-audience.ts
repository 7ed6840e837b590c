/**
 * Audiences of the help centre's questions.
 * @rule 2.2.28 Questions are separate for players with an account and for new visitors.
 */
export const helpAudiences = ['user', 'guest'] as const;

export type HelpAudience = (typeof helpAudiences)[number];
