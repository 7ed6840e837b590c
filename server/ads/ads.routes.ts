import { adImpression, adServe } from '../../src/contract/ads.contract';
import { err, ok } from '../../src/domain/shared/result';
import type { ServerDeps } from '../deps';
import { refusal } from '../http/refusal';
import type { Route, RouteOptions } from '../http/route';
import { route } from '../http/route';
import { presentAd } from './ad.presenter';
import { countImpression, hasPremium, listActiveAds } from './ad.repository';
import { chooseByWeight } from './choose-ad';
import { leadsToGame } from './leads-to-game';
import { readServingId, servingId } from './serving-id';
import { SERVING_MS } from './serving-time';

/** Two places on a page ask every 30 s; elsewhere many tests share one address. */
const limitOf = (production: boolean): RouteOptions => ({
  limit: { max: production ? 60 : 3000, windowSeconds: 60, by: 'caller' },
});

const fractionOf = (chance: Buffer): number => chance.readUInt32BE(0) / 2 ** 32;

/** Page ads: which is served, and that it was seen. */
export function adRoutes({ config, urls, random }: Pick<ServerDeps, 'config' | 'urls' | 'random'>): readonly Route[] {
  const limit = limitOf(config.production);
  return [
    route(
      adServe,
      async ({ params, query, caller, now, tx }) => {
        if (caller.player && (await hasPremium(tx, caller.player.id, now))) return ok({ data: null });
        const { besides } = query;
        const booked = await listActiveAds(tx, params.size);
        const fitting = booked.filter(
          ({ url }) => besides === undefined || !leadsToGame(url, besides, urls.portalOrigin),
        );
        const ad = chooseByWeight(fitting, fractionOf(random.bytes(4)));
        if (!ad) return ok({ data: null });
        const uuid = servingId(config.secret, { adId: ad.id, servedAt: now }, random.bytes(4));
        return ok({ data: presentAd({ ...ad, uuid }, urls) });
      },
      limit,
    ),

    route(
      adImpression,
      async ({ params, now, tx }) => {
        const serving = readServingId(config.secret, params.uuid);
        if (!serving || now.getTime() - serving.servedAt.getTime() >= SERVING_MS)
          return err(refusal.notFound('serving of an ad'));
        await countImpression(tx, { servingId: params.uuid, adId: serving.adId }, now);
        return ok({ data: null });
      },
      limit,
    ),
  ];
}
