import * as z from 'zod/mini';
import { ageRatings, comfortLevels } from '../domain/games/content-rating';
import { gameCapabilities } from '../domain/games/game-capability';
import { minRatings } from '../domain/games/game-filters';
import { defaultGameSort, gameSorts } from '../domain/games/game-query';
import { reactionKinds } from '../domain/reactions/reaction-kind';
import { wireAd } from './ads.contract';
import { wireCatalogItem } from './catalog.contract';
import { defineCall } from './define-call';
import {
  noData,
  orNull,
  wireDate,
  wireFlag,
  wireReferrer,
  wirePage,
  wirePagination,
  wirePicture,
  wireSlug,
  wireTitled,
} from './wire-values';

const wireStats = z.object({
  views: z.int(),
  reviews: z.int(),
  reactions: z.int(),
  /** Unrounded average rating of the reviews, 1 to 5; null without reviews. */
  rating: orNull(z.number()),
});

/** One slide of a slide show, small and large (spec 1 §3). */
export const wireSlide = z.object({
  thumbnail: z.string(),
  original: z.string(),
  colour: z.string(),
  /** Alternative text by the developer. Cards have none. */
  alt: z.optional(z.string()),
});

/** URLs of a short game video; at least one of `webm` and `mp4` is not null. */
export const wireTrailer = z.object({ webm: orNull(z.string()), mp4: orNull(z.string()), poster: z.string() });

export const wireGameCard = z.object({
  slug: z.string(),
  title: z.string(),
  hero: wirePicture,
  excerpt: z.string(),
  tags: z.array(wireTitled),
  developer: z.object({ slug: z.string(), name: z.string() }),
  category: wireTitled,
  stats: wireStats,
  slides: z.array(wireSlide),
  trailer: orNull(wireTrailer),
  /** Supported devices and modes, in display order. */
  capabilities: z.array(z.enum(gameCapabilities)),
});

/** A build; `url` is on the game’s own origin. Only active builds can be played (spec 2 §2). */
const wireBuild = z.object({
  version: z.string(),
  url: z.string(),
  active: z.boolean(),
  sdk: z.int(),
  /** Hosts besides its own origin that the build may contact; `*` allows every host. */
  network: z.array(z.string()),
  /** True if the build needs cross-origin isolation (`crossOriginIsolated` in game.json). */
  isolated: z.boolean(),
  /** True if the browser may store its files for play without a network (`offline` in game.json). */
  offline: z.boolean(),
});

/** Features of a game (spec 2 §3). */
export const wireFeatures = z.object({
  multiplayer: z.boolean(),
  achievement: z.boolean(),
  save: z.boolean(),
  leaderboard: z.boolean(),
  inventory: z.boolean(),
});

/** A game with everything its page shows (spec 2 §3). */
export const wireGame = z.extend(wireGameCard, {
  /** Sanitised HTML. */
  description: z.string(),
  genre: wireTitled,
  developer: z.object({ slug: z.string(), name: z.string(), logo: z.string() }),
  engine: orNull(z.object({ id: z.string() })),
  builds: z.array(wireBuild),
  /** Release notes of the newest active builds as sanitised HTML, newest first; absent without any. */
  notes: z.optional(z.array(z.object({ version: z.string(), html: z.string(), date: wireDate }))),
  /** Default version; null while no build is active. */
  version: orNull(z.string()),
  /** URL of the default version, or null. */
  iframe: orNull(z.string()),
  sdk: orNull(z.int()),
  g_analytics: orNull(z.string()),
  ads_disabled: z.boolean(),
  /** Ad shown over the game before play starts. */
  overlay: orNull(wireAd),
  features: wireFeatures,
  /** Youngest recommended age in years; absent without a statement of the developer. */
  age_rating: z.optional(z.literal(ageRatings)),
  /** Motion that a player feels in a headset; absent without a statement of the developer. */
  comfort: z.optional(z.enum(comfortLevels)),
  portfolio: z.array(wireSlide),
  /** 1200x630 JPEG for share cards. */
  share: z.string(),
  date: z.object({ released: wireDate, updated: wireDate }),
  /** Reactions given by the caller; all false without a session. */
  reacted_to: z.record(z.enum(reactionKinds), z.boolean()),
  /** Number of players per reaction. */
  reaction_counts: z.record(z.enum(reactionKinds), z.int()),
  /** Present on a draft. Drafts are visible to members of the developer, test users and visitors with the private link. */
  is_draft: z.optional(z.literal(true)),
  /** Slug of the game’s draft; sent to members of the developer and test users only. */
  draft: z.optional(z.string()),
  /** On a draft, slug of the released game; absent before its release. */
  released: z.optional(z.string()),
});

export const wireGenre = z.object({ slug: z.string(), title: z.string(), picture: wirePicture });

/** Genres available as filters, with their categories. */
const wireFilterEntry = z.extend(wireTitled, {
  /** Kind of all entries; absent if at least one is a game. */
  only: z.optional(z.literal('experience')),
});
const wireFilterGenres = z.array(z.extend(wireFilterEntry, { categories: z.array(wireFilterEntry) }));

const gameParams = z.object({ game: wireSlug });

/** Accepts an empty or zero parameter as an absent one, because forms and links of others send their unset filters so. */
const unlessEmpty = <T extends z.ZodMiniType, Absent>(schema: T, absent: Absent) =>
  z.union([
    z.pipe(
      z.enum(['', '0']),
      z.transform(() => absent),
    ),
    schema,
  ]);

export const gameIndex = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/index',
  access: 'anyone',
  summary: 'Returns one page of eight games, with the genres for the filter; empty and zero parameters are ignored.',
  query: z.object({
    sort: unlessEmpty(z._default(z.enum(gameSorts), defaultGameSort), defaultGameSort),
    genre: unlessEmpty(z.optional(wireSlug), undefined),
    category: unlessEmpty(z.optional(wireSlug), undefined),
    minRating: unlessEmpty(z.optional(z.pipe(z.coerce.number(), z.literal(minRatings))), undefined),
    /** Limits the result to games that support this device or mode. */
    capability: unlessEmpty(z.optional(z.enum(gameCapabilities)), undefined),
    recentlyUpdated: unlessEmpty(wireFlag, false),
    includeExperience: unlessEmpty(wireFlag, false),
    page: unlessEmpty(wirePage, 1),
  }),
  data: z.object({
    games: z.array(wireGameCard),
    genres: wireFilterGenres,
    pagination: wirePagination,
    /** Number of experiences that match the other filters but are not included. */
    hidden: z.int(),
  }),
});

export const tagGames = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/tag/{tag}/games',
  access: 'anyone',
  summary: 'Returns one page of eight games and experiences with a tag; 404 for an unknown tag.',
  params: z.object({ tag: wireSlug }),
  query: z.object({ sort: z._default(z.enum(gameSorts), defaultGameSort), page: wirePage }),
  data: z.object({
    tag: wireTitled,
    games: z.array(wireGameCard),
    genres: wireFilterGenres,
    pagination: wirePagination,
  }),
});

export const gameDetails = defineCall({
  method: 'GET',
  path: '/v1/public/arcade/game/{game}/details',
  access: 'anyone',
  summary:
    'Returns a game with the developer’s other games, similar games and the first page of its catalogue; 410 for a game that was taken down.',
  params: gameParams,
  data: z.object({
    game: wireGame,
    more: z.array(wireGameCard),
    similar: z.array(wireGameCard),
    catalog: z.array(wireCatalogItem),
  }),
});

export const gameReact = defineCall({
  method: 'PUT',
  path: '/v1/public/user/arcade/game/{game}/react',
  // Requires a session despite its path (decisions §4).
  access: 'player',
  keepalive: true,
  summary: 'Adds a reaction to a game or removes it; repeating changes nothing.',
  params: gameParams,
  body: z.strictObject({
    type: z.enum(reactionKinds),
    /** True adds the reaction, false removes it. */
    status: z.boolean(),
  }),
  /** True if the caller no longer has this reaction. */
  data: z.object({ retracted: z.boolean() }),
});

export const gamePlayed = defineCall({
  method: 'PUT',
  path: '/v1/public/user/arcade/game/{game}/played',
  access: 'anyone',
  keepalive: true,
  summary:
    'Counts a visitor’s play; at most once for each visitor and game in 30 minutes. With `seconds`, reports the length of a play that has ended.',
  params: gameParams,
  body: z.strictObject({
    /** Version of the played build. */
    version: z.optional(z.string().check(z.maxLength(64))),
    /** Host of the page that led to the portal. */
    referrer: wireReferrer,
    /** True if a headset was used, also an emulated one. */
    vr: z.optional(z.boolean()),
    emulated: z.optional(z.boolean()),
    seconds: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
  }),
  data: noData,
});

export type WireGameCard = z.input<typeof wireGameCard>;
export type WireGame = z.input<typeof wireGame>;
export type WireSlide = z.input<typeof wireSlide>;
export type WirePicture = z.input<typeof wirePicture>;
