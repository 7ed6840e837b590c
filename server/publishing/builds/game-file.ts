import * as z from 'zod/mini';
import { wireFeatures } from '../../../src/contract/games.contract';
import { wireSlug } from '../../../src/contract/wire-values';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import { gameCapabilities, sdkAdapters } from '../../../src/domain/games/game-capability';
import { isGameSlug } from '../../../src/domain/games/game-slug.policy';
import { NETWORK_ORIGINS_MAX, networkOriginProblem } from '../../../src/domain/games/network-origin';
import { isScore } from '../../../src/domain/leaderboards/score';
import { catalogPlaces } from '../../../src/domain/market/catalog-item-page';

const MOST_COINS = 100_000;

const text = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(most, `may have ${most} characters`));
const body = z._default(z.string().check(z.maxLength(20_000, 'may have 20000 characters')), '');
const titled = z.strictObject({ slug: wireSlug, title: text(60) });
const picture = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webp|png|jpe?g|avif)$/i, 'must be the path of a picture in the folder'));
const video = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webm|mp4)$/i, 'must be the path of a WebM or MP4 video in the folder'));
const score = z.number().check(z.refine(isScore, 'must be a score'));

const list = <T extends z.ZodMiniType>(item: T, most: number, own?: (entry: z.output<T>) => string) =>
  z._default(
    z.array(item).check(
      z.maxLength(most, `may have ${most} entries`),
      z.refine(
        (entries) => !own || new Set(entries.map(own)).size === entries.length,
        'must not name the same one twice',
      ),
    ),
    [],
  );
const slugOf = ({ slug }: { slug: string }): string => slug;
const inOrder = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined || most === undefined || least <= most;

const board = z
  .strictObject({
    slug: wireSlug,
    title: text(60),
    order: z.enum(['highest-first', 'lowest-first']),
    reset: z._default(z.enum(['never', 'daily', 'weekly', 'monthly']), 'never'),
    /** What the game can bring about at all; other scores are refused. */
    least: z.optional(score),
    most: z.optional(score),
    /** What a person can bring about; other scores are kept apart until somebody has looked at them. */
    plausibleLeast: z.optional(score),
    plausibleMost: z.optional(score),
    /** What a person can bring about in a minute of play, likewise. */
    perMinute: z.optional(z.number().check(z.gt(0), z.refine(isScore, 'must be a score'))),
  })
  .check(
    z.refine(({ least, most }) => inOrder(least, most), { path: ['most'], error: 'must not be below `least`' }),
    z.refine(({ plausibleLeast, plausibleMost }) => inOrder(plausibleLeast, plausibleMost), {
      path: ['plausibleMost'],
      error: 'must not be below `plausibleLeast`',
    }),
  );

const item = z
  .strictObject({
    slug: wireSlug,
    name: text(60),
    /** Markdown. It says what the thing is: what it does is its game’s to say. */
    description: body,
    /** Coins. */
    price: z.int().check(z.minimum(1), z.maximum(MOST_COINS)),
    /** Coins, where it is reduced. */
    reduced: z.optional(z.int().check(z.minimum(0))),
    /** Where it is had. */
    place: z.enum(catalogPlaces),
    /** Whether it is used up; otherwise a player has it once. */
    consumable: z._default(z.boolean(), false),
    /** Days for which a bought one lasts; for ever where it is left out. */
    expiryDays: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
    /** Its picture in the folder. */
    picture: z.optional(picture),
  })
  .check(
    z.refine(({ price, reduced }) => reduced === undefined || reduced < price, {
      path: ['reduced'],
      error: 'must be below `price`',
    }),
  );

const build = z.strictObject({
  version: z.string().check(z.refine(isBuildVersion, 'must be like 1.0.0')),
  active: z.boolean(),
  /** Major version of the SDK that it was made with. */
  sdk: z.int().check(z.minimum(1), z.maximum(1)),
  /** The SDK of another portal that it was made with, and that is stood in for. */
  adapter: z.optional(z.enum(sdkAdapters)),
});

/** The path is the origin's place in the list; the sentence names the origin itself. */
const networkOrigin = z.string().check((context) => {
  const problem = networkOriginProblem(context.value);
  if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value });
});

const achievement = z.strictObject({ slug: wireSlug, title: text(60), desc: text(200), thumb: z.optional(picture) });

const told = z
  .strictObject({
    slug: z.string().check(z.refine(isGameSlug, 'must be lower-case words joined by hyphens, and no reserved name')),
    title: text(60),
    excerpt: z._default(z.string().check(z.maxLength(160, 'may have 160 characters')), ''),
    /** Markdown. */
    description: body,
    kind: z._default(z.enum(['game', 'experience']), 'game'),
    genre: titled,
    category: titled,
    tags: list(titled, 12, slugOf),
    /** What it makes use of; what is not said follows from the lists below. */
    features: z._default(z.partial(wireFeatures), {}),
    /** Devices and modes that it supports, as its developer states them. */
    capabilities: list(z.enum(gameCapabilities), gameCapabilities.length, String),
    engine: z._default(z.nullable(text(40)), null),
    /** Origins besides its own that the build contacts, such as `https://cdn.example.com` or `wss://*.example.net`. */
    network: list(networkOrigin, NETWORK_ORIGINS_MAX, (origin) => origin),
    /** Served cross-origin isolated, which gives it SharedArrayBuffer. */
    crossOriginIsolated: z._default(z.boolean(), false),
    /** Oldest first; publishing adds its own and reads only `adapter` of the last. */
    builds: list(build, 100, ({ version }) => version),
    boards: list(board, 20, slugOf),
    items: list(item, 100, slugOf),
    achievements: list(achievement, 100, slugOf),
    media: z._default(
      z
        .strictObject({
          hero: z.optional(picture),
          slides: list(picture, 12),
          portfolio: list(picture, 24),
          /** A short silent video. */
          trailer: z.optional(video),
          /** Picture until the trailer plays; default: the hero. */
          poster: z.optional(picture),
        })
        .check(
          z.refine(({ trailer, poster }) => poster === undefined || trailer !== undefined, {
            path: ['poster'],
            error: 'needs a `trailer`',
          }),
        ),
      { slides: [], portfolio: [] },
    ),
  })
  .check(
    z.refine(({ features: { leaderboard }, boards }) => (leaderboard ?? boards.length > 0) === boards.length > 0, {
      path: ['features', 'leaderboard'],
      error: 'must say whether there are `boards`',
    }),
  );

/** The form of a `game.json`, of this repository's games and of published ones. */
export const gameFile = z.pipe(
  told,
  z.transform(({ features, ...facts }) => ({
    ...facts,
    features: {
      multiplayer: features.multiplayer ?? false,
      achievement: features.achievement ?? facts.achievements.length > 0,
      save: features.save ?? false,
      leaderboard: facts.boards.length > 0,
      inventory: features.inventory ?? facts.items.length > 0,
    },
  })),
);

/** What a game says about itself in its `game.json`. */
export type GameFile = z.output<typeof gameFile>;
