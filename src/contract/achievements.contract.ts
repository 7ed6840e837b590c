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
  summary: 'The badges of a game, and which of them the caller has earned.',
  params: z.object({ game: wireSlug }),
  data: z.object({ achievements: z.array(wireAchievement) }),
});

export const achievementUnlock = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/gp/game/{game}/achievements/{achievement}/unlock',
  access: 'anyone',
  summary: 'Gives the caller a badge and announces it once; `unlocked` is false when it was there already.',
  params: z.object({ game: wireSlug, achievement: wireSlug }),
  data: z.object({ unlocked: z.boolean() }),
});

export const achievementProgress = defineCall({
  method: 'POST',
  path: '/v1/public/arcade/gp/game/{game}/achievements/{achievement}/progress',
  access: 'anyone',
  summary:
    'Notes how far the caller is on the way to a badge; less than before changes nothing, and 100 gives the badge as `unlock` does.',
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
