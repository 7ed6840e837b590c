import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WireAd } from '../../../src/contract/ads.contract';
import { adImpression, adServe, adVideoServe } from '../../../src/contract/ads.contract';
import { shortGameTarget } from '../../../src/domain/games/game-address';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentAd } from './ad.presenter';
import type { AdRow } from './ad.repository';
import { countImpression, hasPremium, listActiveAds, listActiveVideos } from './ad.repository';
import { SERVING_MS } from './serving-time';

/** One serving of an ad, as encoded in its id. */
interface Serving {
  readonly adId: number;
  readonly servedAt: Date;
}

const BYTES = 16;
/** Number of bytes for time, ad and random bits. The signature follows. */
const SIGNED = 10;
const MOST_ADS = 0xffff;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const signature = (secret: string, signed: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update('ad serving\n')
    .update(signed)
    .digest()
    .subarray(0, BYTES - SIGNED);

/**
 * Creates the id of a serving, which contains all of its data: a UUID of version 8 (RFC 9562) with time in seconds, ad,
 * 26 random bits and 48 bits of a keyed hash.
 */
export function servingId(secret: string, { adId, servedAt }: Serving, randomBytes: Buffer): string {
  if (adId > MOST_ADS) throw new Error(`The ad id ${String(adId)} exceeds ${String(MOST_ADS)}.`);
  const id = Buffer.alloc(BYTES);
  randomBytes.copy(id, 6, 0, 4);
  id.writeUInt32BE(Math.floor(servedAt.getTime() / 1000), 0);
  id.writeUInt16BE(adId, 4);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x80, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  signature(secret, id.subarray(0, SIGNED)).copy(id, SIGNED);
  const hex = id.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Decodes an id that this server has created. Undefined for any other id. */
export function readServingId(secret: string, uuid: string): Serving | undefined {
  const text = uuid.toLowerCase();
  if (!UUID.test(text)) return undefined;
  const id = Buffer.from(text.replaceAll('-', ''), 'hex');
  if (!timingSafeEqual(signature(secret, id.subarray(0, SIGNED)), id.subarray(SIGNED))) return undefined;
  return { adId: id.readUInt16BE(4), servedAt: new Date(id.readUInt32BE(0) * 1000) };
}

/** An option whose probability is proportional to its weight. */
interface Weighted {
  readonly weight: number;
}

/** Chooses an item by weight. `fraction` is at least 0 and less than 1. Undefined if all weights are 0. */
export function chooseByWeight<T extends Weighted>(items: readonly T[], fraction: number): T | undefined {
  let left = fraction * items.reduce((sum, { weight }) => sum + weight, 0);
  return items.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/**
 * True if an ad's address is the page of a game, its short address, or a path below it. The address is a path or
 * absolute.
 */
export function leadsToGame(url: string, game: string, portalOrigin: string): boolean {
  if (!URL.canParse(url, portalOrigin)) return false;
  const { origin, pathname } = new URL(url, portalOrigin);
  const path = shortGameTarget(pathname, '') ?? pathname;
  const page = `/arcade/games/${game}`;
  return origin === new URL(portalOrigin).origin && (path === page || path.startsWith(`${page}/`));
}

/** Two places on a page request an ad every 30 s. Outside production, many tests share one IP address. */
const limitOf = (production: boolean): RouteOptions => ({
  limit: { max: production ? 60 : 3000, windowSeconds: 60, by: 'caller' },
});

interface AdRequest {
  readonly caller: Caller;
  readonly query: { readonly besides?: string | undefined };
  readonly now: Date;
  readonly tx: Executor;
}

const fractionOf = (randomBytes: Buffer): number => randomBytes.readUInt32BE(0) / 2 ** 32;

/** Routes of ads on pages and in games: serving and impression. */
export function adRoutes({
  config,
  urls,
  random,
}: Pick<ServerDependencies, 'config' | 'urls' | 'random'>): readonly Route[] {
  const limit = limitOf(config.production);

  /** Serves one of the booked ads. Premium players get none. */
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
