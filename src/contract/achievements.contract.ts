import * as z from 'zod/mini';
import { PROGRESS_DONE } from '../domain/bridge/achievement-methods';
import { defineCall } from './define-call';
import { orNull, wireDate, wireSlug } from './wire-values';

/** An achievement; `unlocked` is the date on which the caller (player, or guest by `p1_uuid`) earned it, or null. */
export const wireAchievement = z.object({
  slug: z.string(),
  title: z.string(),
  desc: z.string(),
  thumb: z.string(),
  unlocked: orNull(wireDate),
  /** Highest reported progress, in percent; null before the first report, and on profiles. */
  progress: orNull(z.int()),
});

export const gameAchievements = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/gp/game/{game}/achievements',
  access: 'anyone',
  summary: 'Returns the achievements of a game, with the caller’s progress.',
  params: z.object({ game: wireSlug }),
  data: z.object({ achievements: z.array(wireAchievement) }),
});

export const achievementUnlock = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/gp/game/{game}/achievements/{achievement}/unlock',
  access: 'anyone',
  summary:
    'Unlocks an achievement for the caller and announces it once; `unlocked` is false if it was unlocked before.',
  params: z.object({ game: wireSlug, achievement: wireSlug }),
  data: z.object({ unlocked: z.boolean() }),
});

export const achievementProgress = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/gp/game/{game}/achievements/{achievement}/progress',
  access: 'anyone',
  summary:
    'Records the caller’s progress towards an achievement; a lower value changes nothing, and 100 unlocks the achievement.',
  params: z.object({ game: wireSlug, achievement: wireSlug }),
  body: z.strictObject({ percent: z.int().check(z.minimum(0), z.maximum(PROGRESS_DONE)) }),
  data: z.object({
    /** True if this report unlocked the achievement. */
    unlocked: z.boolean(),
    /** Highest reported progress, in percent. */
    percent: z.int(),
  }),
});

export type WireAchievement = z.input<typeof wireAchievement>;
