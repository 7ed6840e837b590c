/** With whose eyes a player can look at the own profile. */
export const PREVIEW_AUDIENCES = ['visitor', 'player', 'friend'] as const;

export type PreviewAudience = (typeof PREVIEW_AUDIENCES)[number];
