import * as z from 'zod/mini';
import { factList, factText, gameFacts } from '../../../src/contract/game-facts';
import { wireFeatures } from '../../../src/contract/games.contract';
import { wireSlug } from '../../../src/contract/wire-values';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import { sdkAdapters } from '../../../src/domain/games/game-capability';
import { isGameSlug } from '../../../src/domain/games/game-slug.policy';
import { namedUnits, SUFFIX_MAX } from '../../../src/domain/leaderboards/board-unit';
import { isScore } from '../../../src/domain/leaderboards/score';
import { catalogPlaces } from '../../../src/domain/market/catalog-item-page';

const MAX_COINS = 100_000;

const text = factText;
const body = z._default(gameFacts.description, '');
const picture = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webp|png|jpe?g|avif)$/i, 'must be the path of a picture in the folder'));
const video = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webm|mp4)$/i, 'must be the path of a WebM or MP4 video in the folder'));
const score = z.number().check(z.refine(isScore, 'must be a score'));

const list = <T extends z.ZodMiniType>(item: T, most: number, own?: (entry: z.output<T>) => string) =>
  z._default(factList(item, most, own), []);
const slugOf = ({ slug }: { slug: string }): string => slug;
const inOrder = (least: number | undefined, most: number | undefined): boolean =>
  least === undefined || most === undefined || least <= most;

const ownUnit = z.strictObject({
  suffix: text(SUFFIX_MAX).check(z.regex(/^\P{C}*$/u, 'must not contain control characters')),
});
const unitProblem = `must be ${namedUnits.map((unit) => `"${unit}"`).join(', ')} or { "suffix": "…" } with at most ${SUFFIX_MAX} characters`;

const board = z
  .strictObject({
    slug: wireSlug,
    title: text(60),
    order: z.enum(['highest-first', 'lowest-first']),
    reset: z._default(z.enum(['never', 'daily', 'weekly', 'monthly']), 'never'),
    /** Unit of the scores: a named one, or a word behind the number as `suffix`. */
    unit: z._default(z.union([z.enum(namedUnits), ownUnit], unitProblem), 'points'),
    /** Lowest possible score; the server refuses lower ones. */
    least: z.optional(score),
    most: z.optional(score),
    /** Lowest plausible score of a person; lower ones are quarantined until a review. */
    plausibleLeast: z.optional(score),
    plausibleMost: z.optional(score),
    /** Maximum plausible score of a person in a minute of play. */
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
    /** Markdown description of the item; the game describes the item's effect. */
    description: body,
    /** Coins. */
    price: z.int().check(z.minimum(1), z.maximum(MAX_COINS)),
    /** Reduced price in coins, if any. */
    reduced: z.optional(z.int().check(z.minimum(0))),
    /** Place of purchase. */
    place: z.enum(catalogPlaces),
    /** True if the item is used up; otherwise a player owns it at most once. */
    consumable: z._default(z.boolean(), false),
    /** Days until a bought item expires; default: never. */
    expiryDays: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
    /** Path of its picture in the folder. */
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
  /** Major version of the SDK used by the build. */
  sdk: z.int().check(z.minimum(1), z.maximum(1)),
  /** Foreign portal SDK used by the build and replaced by an adapter. */
  adapter: z.optional(z.enum(sdkAdapters)),
});

const achievement = z.strictObject({ slug: wireSlug, title: text(60), desc: text(200), thumb: z.optional(picture) });

const gameFileInput = z
  .strictObject({
    slug: z.string().check(z.refine(isGameSlug, 'must be lower-case words joined by hyphens, and not a reserved name')),
    title: gameFacts.title,
    excerpt: z._default(gameFacts.excerpt, ''),
    /** Markdown. */
    description: body,
    kind: z._default(gameFacts.kind, 'game'),
    genre: gameFacts.genre,
    category: gameFacts.category,
    tags: z._default(gameFacts.tags, []),
    /** Features of the game; missing ones follow from the lists below. */
    features: z._default(z.partial(wireFeatures), {}),
    capabilities: z._default(gameFacts.capabilities, []),
    engine: z._default(gameFacts.engine, null),
    analytics: z._default(gameFacts.analytics, null),
    network: z._default(gameFacts.network, []),
    /** True if the build is served cross-origin isolated, which enables SharedArrayBuffer. */
    crossOriginIsolated: z._default(z.boolean(), false),
    /** True if the build can be played without a network once its files are stored. */
    offline: z._default(z.boolean(), false),
    /** Builds, oldest first. Publishing adds its own and reads only `adapter` of the last. */
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
          /** Picture shown until the trailer plays; default: the hero. */
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
      error: 'must be given together with `boards`',
    }),
  );

/** Schema of a `game.json`, for this repository's games and published ones. */
export const gameFile = z.pipe(
  gameFileInput,
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

/** The facts of a game in its `game.json`. */
export type GameFile = z.output<typeof gameFile>;
