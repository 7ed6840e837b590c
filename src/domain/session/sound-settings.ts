import type { UserSettings } from './settings';

/**
 * Tells whether the portal may make a sound at all.
 * @rule 1.3.3 One setting mutes every sound.
 */
export function soundsEnabled({ media }: UserSettings): boolean {
  return !media.mute_sounds_master;
}

/**
 * Tells whether moving about the portal is heard.
 * @rule 1.3.3 Navigation has sounds of its own, and the master mutes them too.
 */
export function navigationSoundsEnabled(settings: UserSettings): boolean {
  return settings.media.nav_sounds && soundsEnabled(settings);
}

/**
 * Tells whether moving about the portal is felt.
 * @rule 1.3.3 Navigation has haptics of its own.
 */
export function navigationHapticsEnabled({ media }: UserSettings): boolean {
  return media.nav_haptics;
}
