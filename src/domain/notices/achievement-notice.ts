/** What `.achievement.unlocked` tells (spec 1 §7): a title, a description, a picture and the name of a sound. */
export interface AchievementNotice {
  readonly title: string;
  readonly desc: string;
  readonly thumb: string;
  readonly sound: string;
}
