import * as z from 'zod/mini';
import { defineCall } from './define-call';
import { wireGameCard } from './games.contract';
import { wirePage, wirePagination, wireSlug } from './wire-values';

const base = '/v1/private/user/account/favourites';
const params = z.object({ game: wireSlug });
const favouriteData = z.object({ favourite: z.boolean() });

export const favouriteList = defineCall({
  method: 'GET',
  path: base,
  access: 'player',
  summary: 'Returns the caller’s favourite games that have a page, latest added first, eight a page.',
  query: z.object({ page: wirePage }),
  data: z.object({ games: z.array(wireGameCard), pagination: wirePagination }),
});

export const favouriteState = defineCall({
  method: 'GET',
  path: `${base}/{game}`,
  access: 'player',
  summary: 'Returns true if a game is one of the caller’s favourites.',
  params,
  data: favouriteData,
});

export const favouriteSet = defineCall({
  method: 'PUT',
  path: `${base}/{game}`,
  access: 'player',
  keepalive: true,
  summary: 'Adds a game to the caller’s favourites, or removes it; 409 at 500 favourites.',
  params,
  body: z.strictObject({
    /** Idempotent: repeating the request changes nothing. */
    favourite: z.boolean(),
  }),
  data: favouriteData,
});
