/** Sounds of the site (spec 1 §7); each is a file of this name on the static host. */
export const SOUND_NAMES = ['error', 'ding', 'message', 'short', 'strong', 'achievement'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** Events with a sound: a failure, a finished action, an arrival, and an achievement without a sound of its own. */
export type SoundEvent = 'danger' | 'success' | 'notification' | 'message' | 'achievement';

/**
 * Sound of each event.
 * @rule 1.7.16b Error, ding, message, short and strong are the notification sounds; achievements may have their own.
 */
export const soundOf: Readonly<Record<SoundEvent, SoundName>> = {
  danger: 'error',
  success: 'short',
  notification: 'ding',
  message: 'message',
  achievement: 'strong',
};

/** Returns the sound of this name; the one of an achievement without a sound of its own for any other text. */
export function toSoundName(text: string): SoundName {
  return SOUND_NAMES.find((name) => name === text) ?? soundOf.achievement;
}

/** Silence that ends a burst, in milliseconds. */
const BURST_PAUSE = 2000;

/** True if a notice (milliseconds since 1970) is the first of a burst; only the first one has a sound. */
export function beginsBurst(now: number, before: number | undefined): boolean {
  // The clock may have been set back.
  return before === undefined || Math.abs(now - before) >= BURST_PAUSE;
}
