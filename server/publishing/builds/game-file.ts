import * as z from 'zod/mini';
import { alternativeText, factList, gameFacts } from '../../../src/contract/game-facts';
import { achievementFields, boardFact, itemFields, itemPrices } from '../../../src/contract/game-list-facts';
import { wireFeatures } from '../../../src/contract/games.contract';
import { ALTERNATIVE_MAX } from '../../../src/domain/console/game-pictures';
import { listLimits } from '../../../src/domain/console/game-lists';
import { isBuildVersion } from '../../../src/domain/games/build-version';
import { sdkAdapters } from '../../../src/domain/games/game-capability';
import { isGameSlug } from '../../../src/domain/games/game-slug.policy';

const body = z._default(gameFacts.description, '');
const picture = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webp|png|jpe?g|avif)$/i, 'must be the path of a picture in the folder'));
/** Picture of a list: its path, or an object with its path and its alternative text. */
const slide = z.pipe(
  z.union([picture, z.strictObject({ file: picture, alt: z._default(alternativeText, '') })], {
    error: `must be the path of a picture in the folder, or { "file", "alt" } with a text of at most ${String(ALTERNATIVE_MAX)} characters`,
  }),
  z.transform((one) => (typeof one === 'string' ? { file: one, alt: '' } : one)),
);
const video = z
  .string()
  .check(z.regex(/^(?!.*\.\.)[\w][\w./-]*\.(webm|mp4)$/i, 'must be the path of a WebM or MP4 video in the folder'));
const list = <T extends z.ZodMiniType>(item: T, most: number, own?: (entry: z.output<T>) => string) =>
  z._default(factList(item, most, own), []);
const slugOf = ({ slug }: { slug: string }): string => slug;
/** Path of its picture in the folder. */
const item = z.strictObject({ ...itemFields, picture: z.optional(picture) }).check(itemPrices);

const build = z.strictObject({
  version: z.string().check(z.refine(isBuildVersion, 'must be like 1.0.0')),
  active: z.boolean(),
  /** Major version of the SDK used by the build. */
  sdk: z.int().check(z.minimum(1), z.maximum(1)),
  /** Foreign portal SDK used by the build and replaced by an adapter. */
  adapter: z.optional(z.enum(sdkAdapters)),
});

const achievement = z.strictObject({ ...achievementFields, thumb: z.optional(picture) });

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
    ageRating: z._default(gameFacts.ageRating, null),
    comfort: z._default(gameFacts.comfort, null),
    engine: z._default(gameFacts.engine, null),
    analytics: z._default(gameFacts.analytics, null),
    network: z._default(gameFacts.network, []),
    /** True if the build is served cross-origin isolated, which enables SharedArrayBuffer. */
    crossOriginIsolated: z._default(z.boolean(), false),
    /** True if the build can be played without a network once its files are stored. */
    offline: z._default(z.boolean(), false),
    /** Builds, oldest first. Publishing adds its own and reads only `adapter` of the last. */
    builds: list(build, 100, ({ version }) => version),
    boards: list(boardFact, listLimits.boards, slugOf),
    items: list(item, listLimits.items, slugOf),
    achievements: list(achievement, listLimits.achievements, slugOf),
    media: z._default(
      z
        .strictObject({
          hero: z.optional(picture),
          slides: list(slide, 12),
          portfolio: list(slide, 24),
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
