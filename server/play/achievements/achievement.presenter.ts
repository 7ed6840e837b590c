import type { WireAchievement } from '../../../src/contract/achievements.contract';
import type { PublishedOf, events } from '../../../src/contract/realtime.contract';
import { toSoundName } from '../../../src/domain/notices/sound-name';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { Achievement, ListedAchievement } from './achievement.repository';

/** Maps an achievement for a list. */
export function presentAchievement(
  achievement: Omit<ListedAchievement, 'id' | 'sound'>,
  urls: PublicUrls,
): WireAchievement {
  return {
    slug: achievement.slug,
    title: achievement.title,
    desc: achievement.description,
    thumb: urls.static(achievement.thumb),
    unlocked: achievement.unlockedAt?.toISOString() ?? null,
    progress: achievement.progress,
  };
}

/** Maps an achievement for the notification of its unlock. */
export function presentUnlocked(
  achievement: Achievement,
  urls: PublicUrls,
): PublishedOf<typeof events.achievementUnlocked> {
  return {
    title: achievement.title,
    desc: achievement.description,
    thumb: urls.static(achievement.thumb),
    sound: toSoundName(achievement.sound),
  };
}
