import type { ToastKind } from './toast';

/** The sounds of the site (spec 1 §7); each is a file of this name on the static host. */
export const SOUND_NAMES = ['error', 'ding', 'message', 'short', 'strong', 'achievement'] as const;

export type SoundName = (typeof SOUND_NAMES)[number];

/** The sound of this name; that of achievements for any other text. */
export function toSoundName(text: string): SoundName {
  return SOUND_NAMES.find((name) => name === text) ?? 'achievement';
}

/** What is heard: a toast of some kind, or a message from another player. */
export type AudibleKind = Exclude<ToastKind, 'achievement'> | 'message';

const sounds: Readonly<Record<AudibleKind, SoundName>> = {
  danger: 'error',
  warning: 'strong',
  info: 'short',
  success: 'ding',
  message: 'message',
};

/** The sound of a notice (spec 1 §7); a badge brings its own. */
export function noticeSound(kind: AudibleKind): SoundName {
  return sounds[kind];
}

/** Milliseconds of quiet that end a burst. */
const BURST_PAUSE = 2000;

/** Tells whether what comes now (milliseconds since 1970) is the first for a while: only the first of several is heard. */
export function beginsBurst(now: number, before: number | undefined): boolean {
  // A clock may have been set back.
  return before === undefined || Math.abs(now - before) >= BURST_PAUSE;
}
