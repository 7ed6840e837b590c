/** The sounds of the site (spec 1 §7); each is a file of this name on the static host. */
export const SOUND_NAMES = ['error', 'ding', 'message', 'short', 'strong', 'achievement'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** The sound of this name; that of achievements for any other text. */
export function toSoundName(text: string): SoundName {
  return SOUND_NAMES.find((name) => name === text) ?? 'achievement';
}
