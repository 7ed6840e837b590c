/** With whose eyes a player can look at the own profile. */
export const PREVIEW_EYES = ['visitor', 'player', 'friend'] as const;

export type PreviewEyes = (typeof PREVIEW_EYES)[number];
