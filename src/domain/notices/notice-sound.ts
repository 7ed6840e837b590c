import type { SoundName } from './sound-name';
import type { ToastKind } from './toast';

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
