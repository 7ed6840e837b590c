import type { SoundName } from '../../../src/domain/notices/sound-name';
import type { Executor } from '../database/executor';
import { achievements } from '../database/schema/achievements';
import { builds } from '../database/schema/builds';
import { games } from '../database/schema/games';
import { gameTags } from '../database/schema/tags';
import { renderMarkdown } from '../markdown/render-markdown';
import { daysBefore } from './content-text';
import { demoStudios, studioOf } from './demo-studios';
import type { GameFile } from '../../publishing/builds/game-file';
import { storeBoards } from '../../publishing/builds/store-boards.repository';
import { gameMedia } from './game-media';
import { findCategory } from './insert-catalogue';

type Ids = ReadonlyMap<string, number>;

const ACHIEVEMENT_SOUND: SoundName = 'achievement';
const DAYS_BETWEEN_GAMES = 12;

/** Demo games, newest first; their reviews and announcements are younger. Others are older. */
const NEWEST_FIRST = [
  'beacon-keep',
  'brass-orrery',
  'coral-hours',
  'lantern-drift',
  'windward-range',
  'kite-hill',
  'glyph-gate',
  'orbital-salvage',
  'pulse-saber',
  'loom-of-sound',
  'tiltworks',
  'sand-garden',
];

/** Place of a game in the order of releases. */
function releaseOrder(slug: string): number {
  const index = NEWEST_FIRST.indexOf(slug);
  return index === -1 ? NEWEST_FIRST.length : index;
}

/** Days between the first release of the n-th game and now; later builds follow in equal steps. */
const releasedBefore = (index: number): number => 9 + index * DAYS_BETWEEN_GAMES;

async function insertGame(
  tx: Executor,
  game: GameFile,
  released: number,
  developerIds: Ids,
  now: Date,
): Promise<number> {
  const media = gameMedia(game);
  const studio = demoStudios.find(({ slug }) => slug === studioOf(game.slug));
  const developerId = studio && developerIds.get(studio.slug);
  if (!studio || developerId === undefined) throw new Error(`The studio of ${game.slug} is missing.`);
  const category = await findCategory(tx, game.genre.slug, game.category.slug);
  const buildDate = (order: number): Date => daysBefore(now, released * (1 - order / (game.builds.length + 0.5)));
  const [created] = await tx
    .insert(games)
    .values({
      ...category,
      slug: game.slug,
      kind: game.kind,
      status: 'published',
      developerId,
      card: {
        title: game.title,
        excerpt: game.excerpt,
        hero: media.hero,
        slides: media.slides,
        ...(media.trailer ? { trailer: media.trailer } : {}),
        tags: game.tags,
        developer: { slug: studio.slug, name: studio.name },
        genre: game.genre,
        category: game.category,
      },
      media: { portfolio: media.portfolio, share: media.share },
      description: game.description,
      descriptionHtml: renderMarkdown(game.description),
      ageRating: game.ageRating,
      comfort: game.comfort,
      engine: game.engine,
      capabilities: game.capabilities,
      hasMultiplayer: game.features.multiplayer,
      hasAchievements: game.features.achievement,
      hasSaves: game.features.save,
      hasLeaderboards: game.features.leaderboard,
      hasInventory: game.features.inventory,
      releasedAt: daysBefore(now, released),
      updatedAt: buildDate(game.builds.length - 1),
    })
    .returning({ id: games.id });
  if (!created) throw new Error(`The game ${game.slug} was not stored.`);
  const buildRows = game.builds.map(({ version, active, sdk, adapter }, order) => ({
    version,
    active,
    sdk,
    adapter: adapter ?? null,
    network: game.network,
    crossOriginIsolated: game.crossOriginIsolated,
    offline: game.offline,
    gameId: created.id,
    createdAt: buildDate(order),
  }));
  await tx.insert(builds).values(buildRows);
  await storeBoards(tx, created.id, game.boards);
  const badges = game.achievements.map(({ slug, title, desc }, position) => ({
    gameId: created.id,
    slug,
    title,
    description: desc,
    thumb: media.badge(slug),
    sound: ACHIEVEMENT_SOUND,
    position,
  }));
  if (badges.length > 0) await tx.insert(achievements).values(badges);
  return created.id;
}

/** Inserts the games with builds, boards, achievements and tags. Counters start at 0 because nobody has played here. */
export async function insertGames(
  tx: Executor,
  files: readonly GameFile[],
  developerIds: Ids,
  tagIds: Ids,
  now: Date,
): Promise<void> {
  for (const game of files) {
    const gameId = await insertGame(tx, game, releasedBefore(releaseOrder(game.slug)), developerIds, now);
    const rows = game.tags.flatMap(({ slug }) => {
      const tagId = tagIds.get(slug);
      return tagId === undefined ? [] : [{ gameId, tagId }];
    });
    if (rows.length > 0) await tx.insert(gameTags).values(rows);
  }
}
