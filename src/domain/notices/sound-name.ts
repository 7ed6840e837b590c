import type { ToastKind } from './toast';

/** Sounds of the site (spec 1 §7); each is a file of this name on the static host. */
export const SOUND_NAMES = ['error', 'ding', 'message', 'short', 'strong', 'achievement'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** Returns the sound of this name; the achievement sound for any other text. */
export function toSoundName(text: string): SoundName {
  return SOUND_NAMES.find((name) => name === text) ?? 'achievement';
}

/** Notices with a sound: a toast, or a message from another player. */
export type AudibleKind = Exclude<ToastKind, 'achievement'> | 'message';

const sounds: Readonly<Record<AudibleKind, SoundName>> = {
  danger: 'error',
  warning: 'strong',
  info: 'short',
  success: 'ding',
  message: 'message',
};

/** Returns the sound of a notice (spec 1 §7); an achievement has its own. */
export function noticeSound(kind: AudibleKind): SoundName {
  return sounds[kind];
}

/** Silence that ends a burst, in milliseconds. */
const BURST_PAUSE = 2000;

/** True if a notice (milliseconds since 1970) is the first of a burst; only the first one has a sound. */
export function beginsBurst(now: number, before: number | undefined): boolean {
  // The clock may have been set back.
  return before === undefined || Math.abs(now - before) >= BURST_PAUSE;
}
