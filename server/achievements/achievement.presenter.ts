import type * as z from 'zod/mini';
import type { wireAchievement } from '../../src/contract/achievements.contract';
import type { WireAchievementUnlocked } from '../../src/contract/realtime.contract';
import { toSoundName } from '../../src/domain/notices/sound-name';
import type { PublicUrls } from '../hosts/public-urls';
import type { Badge, EarnedBadge } from './achievement.repository';

/** A badge in a list. */
export function presentAchievement(
  badge: Omit<EarnedBadge, 'id' | 'sound'>,
  urls: PublicUrls,
): z.output<typeof wireAchievement> {
  return {
    slug: badge.slug,
    title: badge.title,
    desc: badge.description,
    thumb: urls.static(badge.thumb),
    unlocked: badge.unlockedAt?.toISOString() ?? null,
  };
}

/** A badge in the notice that announces it. */
export function presentUnlocked(badge: Badge, urls: PublicUrls): WireAchievementUnlocked {
  return {
    title: badge.title,
    desc: badge.description,
    thumb: urls.static(badge.thumb),
    sound: toSoundName(badge.sound),
  };
}
