import type { UserSettings } from './settings';

/**
 * True if the portal may play sounds.
 * @rule 1.3.3 One setting mutes every sound.
 */
export function soundsEnabled({ media }: UserSettings): boolean {
  return !media.mute_sounds_master;
}

/**
 * True if navigation plays sounds.
 * @rule 1.3.3 Navigation has sounds of its own, and the master mutes them too.
 */
export function navigationSoundsEnabled(settings: UserSettings): boolean {
  return settings.media.nav_sounds && soundsEnabled(settings);
}

/**
 * True if navigation uses haptics.
 * @rule 1.3.3 Navigation has haptics of its own.
 */
export function navigationHapticsEnabled({ media }: UserSettings): boolean {
  return media.nav_haptics;
}
