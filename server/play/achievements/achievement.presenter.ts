import type { WireAchievement } from '../../../src/contract/achievements.contract';
import type { WireAchievementUnlocked } from '../../../src/contract/realtime.contract';
import { toSoundName } from '../../../src/domain/notices/sound-name';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { Badge, ListedBadge } from './achievement.repository';

/** Maps an achievement for a list. */
export function presentAchievement(badge: Omit<ListedBadge, 'id' | 'sound'>, urls: PublicUrls): WireAchievement {
  return {
    slug: badge.slug,
    title: badge.title,
    desc: badge.description,
    thumb: urls.static(badge.thumb),
    unlocked: badge.unlockedAt?.toISOString() ?? null,
    progress: badge.progress,
  };
}

/** Maps an achievement for the notification of its unlock. */
export function presentUnlocked(badge: Badge, urls: PublicUrls): WireAchievementUnlocked {
  return {
    title: badge.title,
    desc: badge.description,
    thumb: urls.static(badge.thumb),
    sound: toSoundName(badge.sound),
  };
}
