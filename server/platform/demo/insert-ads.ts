import { eq } from 'drizzle-orm';
import { adSizes } from '../../../src/domain/ads/ad-slot';
import type { Executor } from '../database/executor';
import { ads } from '../database/schema/ads';
import { games } from '../database/schema/games';
import { demoAdPicture, demoAds, demoOverlays, demoVideoAds } from './demo-ads';

/** The ads of the house, and those before demo games that have none. */
export async function insertAds(tx: Executor): Promise<void> {
  const rows = demoAds.flatMap((ad) =>
    adSizes.map((size) => ({ ...ad, size, type: 'image' as const, media: demoAdPicture(ad.name, size) })),
  );
  await tx
    .insert(ads)
    .values([...rows, ...demoVideoAds])
    .onConflictDoNothing();
  for (const [slug, overlayAd] of Object.entries(demoOverlays))
    await tx.update(games).set({ overlayAd }).where(eq(games.slug, slug));
}
