import type { SoundName } from './sound-name';
import { toSoundName } from './sound-name';
import type { ToastDraft } from './toast';
import { ACHIEVEMENT_TOAST_TIMEOUT } from './toast';

/** Payload of `.achievement.unlocked` (spec 1 §7): title, description, picture and name of a sound. */
export interface AchievementNotice {
  readonly title: string;
  readonly desc: string;
  readonly thumb: string;
  readonly sound: SoundName;
}

/** Parses the payload of the event; undefined for any other shape. */
export function toAchievementNotice(payload: unknown): AchievementNotice | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const { title, desc, thumb, sound } = payload as Partial<Record<keyof AchievementNotice, unknown>>;
  if (typeof title !== 'string' || typeof desc !== 'string') return undefined;
  if (typeof thumb !== 'string' || typeof sound !== 'string') return undefined;
  return { title, desc, thumb, sound: toSoundName(sound) };
}

/**
 * Creates the toast of an achievement, with its picture.
 * @rule 1.2.8 An achievement earned while logged out comes with the offer to log in or sign up, so that it is saved.
 */
export function toAchievementToast({ title, desc, thumb }: AchievementNotice, signedIn: boolean): ToastDraft {
  return {
    kind: 'achievement',
    title,
    body: desc,
    thumb,
    timeout: ACHIEVEMENT_TOAST_TIMEOUT,
    offersSignIn: !signedIn,
  };
}
