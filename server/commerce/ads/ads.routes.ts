import type { WireAd } from '../../../src/contract/ads.contract';
import { adImpression, adServe, adVideoServe } from '../../../src/contract/ads.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentAd } from './ad.presenter';
import type { AdRow } from './ad.repository';
import { countImpression, hasPremium, listActiveAds, listActiveVideos } from './ad.repository';
import { chooseByWeight } from './choose-ad';
import { leadsToGame } from './leads-to-game';
import { readServingId, servingId } from './serving-id';
import { SERVING_MS } from './serving-time';

/** Two places on a page ask every 30 s; elsewhere many tests share one address. */
const limitOf = (production: boolean): RouteOptions => ({
  limit: { max: production ? 60 : 3000, windowSeconds: 60, by: 'caller' },
});

interface AdRequest {
  readonly caller: Caller;
  readonly query: { readonly besides?: string | undefined };
  readonly now: Date;
  readonly tx: Executor;
}

const fractionOf = (chance: Buffer): number => chance.readUInt32BE(0) / 2 ** 32;

/** Ads on pages and over running games: the one that is served, and its impression. */
export function adRoutes({
  config,
  urls,
  random,
}: Pick<ServerDependencies, 'config' | 'urls' | 'random'>): readonly Route[] {
  const limit = limitOf(config.production);

  /** Serves one of the booked ads, and none to premium players. */
  async function serve(
    { caller, query: { besides }, now, tx }: AdRequest,
    list: (tx: Executor) => Promise<readonly AdRow[]>,
  ): Promise<Result<{ readonly data: WireAd | null }, never>> {
    if (caller.player && (await hasPremium(tx, caller.player.id, now))) return ok({ data: null });
    const booked = await list(tx);
    const fitting = booked.filter(({ url }) => besides === undefined || !leadsToGame(url, besides, urls.portalOrigin));
    const ad = chooseByWeight(fitting, fractionOf(random.bytes(4)));
    if (!ad) return ok({ data: null });
    const uuid = servingId(config.secret, { adId: ad.id, servedAt: now }, random.bytes(4));
    return ok({ data: presentAd({ ...ad, uuid }, urls) });
  }

  return [
    route(adServe, (request) => serve(request, (tx) => listActiveAds(tx, request.params.size)), limit),

    route(adVideoServe, (request) => serve(request, listActiveVideos), limit),

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
