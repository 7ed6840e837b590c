import { adSlotSize } from '../../src/domain/ads/ad';
import { pageAdShown } from '../../src/domain/ads/page-ad.policy';
import { isPremium } from '../../src/domain/session/current-user';
import type { Client } from './create-client';
import { taken } from './taken';

/**
 * Requests the home page's ad and counts its impression twice, like a page that repeats a lost call. Throws if a premium player gets an
 * ad.
 */
export async function seeAd({ session, clock, servePageAd, adGateway }: Client): Promise<string> {
  const { user } = session.current;
  const premium = user !== undefined && isPremium(user, clock.now());
  const shown = pageAdShown({ premium, adsDisabled: false, xr: 'idle' });
  const ad = await servePageAd.execute(adSlotSize('home-categories'));
  if (shown && ad === undefined) throw new Error('The home page was served no ad.');
  if (!shown && ad !== undefined) throw new Error(`The ad ${ad.title} was served to a premium player.`);
  if (ad === undefined) return 'saw no ad';
  for (const nth of ['first', 'second']) taken(`${nth} impression`, await adGateway.countImpression(ad.uuid));
  return `saw the ad ${ad.title}`;
}
