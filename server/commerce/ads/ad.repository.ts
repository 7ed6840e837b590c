import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { AdSize } from '../../../src/domain/ads/ad';
import { isPremium } from '../../../src/domain/session/current-user';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { adImpressions, ads } from '../../platform/database/schema/ads';

export type AdRow = typeof ads.$inferSelect;

/**
 * Returns the bookable ads of a size for pages: pictures, or videos if no picture is booked. Games request the videos.
 */
export async function listActiveAds(executor: Executor, size: AdSize): Promise<readonly AdRow[]> {
  const booked = await executor
    .select()
    .from(ads)
    .where(and(eq(ads.size, size), ads.active))
    .orderBy(ads.id);
  const pictures = booked.filter(({ type }) => type === 'image');
  return pictures.length > 0 ? pictures : booked;
}

/** Returns the active video ads of every size. */
export function listActiveVideos(executor: Executor): Promise<readonly AdRow[]> {
  return executor
    .select()
    .from(ads)
    .where(and(eq(ads.type, 'video'), ads.active))
    .orderBy(ads.id);
}

/** True if an ad of a page or of a game uses a file, by its path on the static host. */
export async function isAdFile(executor: Executor, file: string): Promise<boolean> {
  const ofPages = executor
    .select({ id: ads.id })
    .from(ads)
    .where(or(eq(ads.media, file), eq(ads.poster, file)));
  const ofGames = executor
    .select({ id: games.id })
    .from(games)
    .where(sql`${file} in (${games.overlayAd}->>'media', ${games.overlayAd}->>'poster')`);
  return (await ofPages.unionAll(ofGames).limit(1)).length > 0;
}

/** True if a player has premium. */
export async function hasPremium(executor: Executor, accountId: string, now: Date): Promise<boolean> {
  const [found] = await executor
    .select({ premiumUntil: accounts.premiumUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return isPremium({ premiumUntil: found?.premiumUntil?.toISOString() }, now.getTime());
}

/** Counts the impression of a serving once. Returns false if it was counted before or the ad is deleted. */
export async function countImpression(
  tx: Executor,
  { servingId, adId }: { readonly servingId: string; readonly adId: number },
  now: Date,
): Promise<boolean> {
  const [known] = await tx.select({ id: ads.id }).from(ads).where(eq(ads.id, adId));
  if (!known) return false;
  const counted = await tx
    .insert(adImpressions)
    .values({ servingId, adId, countedAt: now })
    .onConflictDoNothing()
    .returning({ servingId: adImpressions.servingId });
  if (counted.length === 0) return false;
  await tx
    .update(ads)
    .set({ impressions: sql`${ads.impressions} + 1` })
    .where(eq(ads.id, adId));
  return true;
}

/** Deletes servings that were counted before a moment. */
export async function forgetImpressions(executor: Executor, before: Date): Promise<void> {
  await executor.delete(adImpressions).where(lte(adImpressions.countedAt, before));
}
