/**
 * What somebody who looks is to the player looked at.
 * @rule 1.6.1 A visitor sees without an account what is open to all.
 */
export const RELATIONS = ['visitor', 'player', 'friend', 'blocked', 'self'] as const;

export type Relation = (typeof RELATIONS)[number];
