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
