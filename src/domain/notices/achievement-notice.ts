import type { SoundName } from './sound-name';
import type { ToastDraft } from './toast';
import { ACHIEVEMENT_TOAST_TIMEOUT } from './toast';

/** An unlocked achievement (spec 1 §7): title, description, address of the picture and name of a sound. */
export interface AchievementNotice {
  readonly title: string;
  readonly desc: string;
  readonly thumb: string;
  readonly sound: SoundName;
}

/**
 * Creates the toast of an achievement, with its picture and its sound.
 * @rule 1.2.8 An achievement earned while logged out comes with the offer to log in or sign up, so that it is saved.
 */
export function toAchievementToast({ title, desc, thumb, sound }: AchievementNotice, signedIn: boolean): ToastDraft {
  return {
    kind: 'achievement',
    title,
    body: desc,
    thumb,
    sound,
    timeout: ACHIEVEMENT_TOAST_TIMEOUT,
    offersSignIn: !signedIn,
    listed: signedIn,
  };
}
