import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { AgeRating, Comfort } from '../../../src/domain/games/content-rating';
import type { Executor } from '../../platform/database/executor';
import { builds } from '../../platform/database/schema/builds';
import { developerMembers, developers } from '../../platform/database/schema/developers';
import type { StoredAd, StoredCard } from '../../platform/database/schema/games';
import { games } from '../../platform/database/schema/games';
import { gameReactionCounts, gameReactions } from '../../platform/database/schema/reactions';
import type { StoredMedia } from '../../platform/database/schema/stored-media';
import { gameTesters } from '../../platform/database/schema/testers';
import { gameCardJson, gameCardsJson, publishedGame, reachableGame } from './game-card.columns';
import { perExecutor } from '../../platform/database/per-executor';
import { quickRead } from '../../platform/database/quick-reads';

/** Number of other games of the studio on a game's page. */
export const BESIDE = 4;

export interface BuildRow {
  readonly version: string;
  readonly active: boolean;
  readonly sdk: number;
  readonly network: readonly string[];
  readonly isolated: boolean;
  readonly offline: boolean;
}

/** Release notes of a build. */
interface NotesRow {
  readonly version: string;
  /** Sanitised HTML. */
  readonly html: string;
  /** Time of the publication, as PostgreSQL writes it in JSON. */
  readonly at: string;
}

export interface GameRow {
  readonly slug: string;
  readonly card: StoredCard;
  /** JSON text of the game's card, for `presentGameCard`. */
  readonly cardJson: string;
  readonly id: number;
  readonly genreId: number;
  readonly developerId: number;
  readonly descriptionHtml: string;
  readonly media: StoredMedia;
  readonly ageRating: AgeRating | null;
  readonly comfort: Comfort | null;
  readonly engine: string | null;
  readonly analyticsId: string | null;
  readonly adsDisabled: boolean;
  readonly overlayAd: StoredAd | null;
  readonly hasMultiplayer: boolean;
  readonly hasAchievements: boolean;
  readonly hasSaves: boolean;
  readonly hasLeaderboards: boolean;
  readonly hasInventory: boolean;
  readonly releasedAt: Date;
  readonly updatedAt: Date;
  readonly logo: string;
  /** Newest first. */
  readonly builds: readonly BuildRow[];
  /** Release notes of the newest active builds, newest first. */
  readonly notes: readonly NotesRow[];
  /** Number of players for each kind of reaction. Unused kinds are missing. */
  readonly reactionCounts: Readonly<Record<string, number>>;
}

const buildsOfGame = sql<BuildRow[]>`(
  select coalesce(
    json_agg(json_build_object('version', ${builds.version}, 'active', ${builds.active}, 'sdk', ${builds.sdk}, 'network', ${builds.network}, 'isolated', ${builds.crossOriginIsolated}, 'offline', ${builds.offline}) order by ${builds.id} desc),
    '[]'
  ) from ${builds} where ${builds.gameId} = ${games.id}
)`;

/** Release notes of the ten newest active builds that have some. */
const notesOfGame = sql<NotesRow[]>`(
  select coalesce(json_agg(json_build_object('version', noted.version, 'html', noted.notes_html, 'at', noted.created_at) order by noted.id desc), '[]')
  from (
    select ${builds.id}, ${builds.version}, ${builds.notesHtml}, ${builds.createdAt} from ${builds}
    where ${builds.gameId} = ${games.id} and ${builds.active} and ${builds.notesHtml} is not null
    order by ${builds.id} desc limit 10
  ) as noted
)`;

const countsOfReactions = sql<Record<string, number>>`(
  select coalesce(json_object_agg(${gameReactionCounts.kind}, ${gameReactionCounts.count}), '{}')
  from ${gameReactionCounts} where ${gameReactionCounts.gameId} = ${games.id}
)`;

const gameBySlug = perExecutor((executor) =>
  executor
    .select({
      slug: games.slug,
      card: games.card,
      cardJson: gameCardJson,
      id: games.id,
      genreId: games.genreId,
      developerId: games.developerId,
      descriptionHtml: games.descriptionHtml,
      media: games.media,
      ageRating: games.ageRating,
      comfort: games.comfort,
      engine: games.engine,
      analyticsId: games.analyticsId,
      adsDisabled: games.adsDisabled,
      overlayAd: games.overlayAd,
      hasMultiplayer: games.hasMultiplayer,
      hasAchievements: games.hasAchievements,
      hasSaves: games.hasSaves,
      hasLeaderboards: games.hasLeaderboards,
      hasInventory: games.hasInventory,
      releasedAt: games.releasedAt,
      updatedAt: games.updatedAt,
      logo: developers.logo,
      builds: buildsOfGame,
      notes: notesOfGame,
      reactionCounts: countsOfReactions,
    })
    .from(games)
    .innerJoin(developers, eq(developers.id, games.developerId))
    .where(and(eq(games.slug, sql.placeholder('slug')), reachableGame))
    .prepare(quickRead('game_by_slug')),
);

const moreOfDeveloper = perExecutor((executor) =>
  executor
    .select({ cards: gameCardsJson(sql`released_at desc, id desc`) })
    .from(
      executor
        .select({ id: games.id, releasedAt: games.releasedAt, card: gameCardJson.as('card') })
        .from(games)
        .where(
          and(
            eq(games.developerId, sql.placeholder('developerId')),
            ne(games.id, sql.placeholder('id')),
            publishedGame,
          ),
        )
        .orderBy(desc(games.releasedAt), desc(games.id))
        .limit(BESIDE)
        .as('more'),
    )
    .prepare(quickRead('game_more_of_developer')),
);

/** Finds a published game or a draft with its studio, builds and reaction counts, in one statement. */
export async function findGame(executor: Executor, slug: string): Promise<GameRow | undefined> {
  const [found] = await gameBySlug(executor).execute({ slug });
  return found;
}

/** Returns the id of a published game. */
export async function findGameId(executor: Executor, slug: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.slug, slug), publishedGame));
  return found?.id;
}

/** Returns the id of a published game or a draft, for calls that play it. */
export async function findPlayableGameId(executor: Executor, slug: string): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.slug, slug), reachableGame));
  return found?.id;
}

/** Members of the developer, and test users of the draft. */
const mayOpen = (accountId: string) => sql`(
  exists (select from ${developerMembers} where ${developerMembers.developerId} = ${games.developerId} and ${developerMembers.accountId} = ${accountId})
  or exists (
    select from ${gameTesters} where ${gameTesters.developerId} = ${games.developerId} and ${gameTesters.game} = ${games.draftFor}
    and ${gameTesters.accountId} = ${accountId} and ${gameTesters.acceptedAt} is not null
  ))`;

/** Returns the slug of a game's draft. Undefined without a draft, or if the player is neither a member of the developer nor a test user. */
export async function findDraftOf(executor: Executor, slug: string, accountId: string): Promise<string | undefined> {
  const [found] = await executor
    .select({ slug: games.slug })
    .from(games)
    .where(and(eq(games.draftFor, slug), mayOpen(accountId)));
  return found?.slug;
}

/** Locks the row of a test user of the draft, if the player is one, so that a removal waits and then deletes all that the player has stored. */
export async function lockTesterOf(tx: Executor, slug: string, accountId: string): Promise<void> {
  await tx
    .select({ id: gameTesters.id })
    .from(gameTesters)
    .innerJoin(games, and(eq(games.developerId, gameTesters.developerId), eq(games.draftFor, gameTesters.game)))
    .where(and(eq(games.slug, slug), eq(gameTesters.accountId, accountId)))
    .for('share', { of: gameTesters });
}

/** True when a player is a member of the developer of the draft with this slug, or one of its test users. */
export async function mayOpenDraft(executor: Executor, slug: string, accountId: string): Promise<boolean> {
  return (await executor.$count(games, and(eq(games.slug, slug), mayOpen(accountId)))) > 0;
}

/** Returns the slug of the public game of a draft; undefined before its first release. */
export async function findReleasedOf(executor: Executor, draftId: number): Promise<string | undefined> {
  const [found] = await executor
    .select({ slug: games.slug })
    .from(games)
    .where(and(publishedGame, eq(games.slug, sql`(select draft_for from games as draft where draft.id = ${draftId})`)));
  return found?.slug;
}

/** Returns the newest other games of the same studio, as the JSON text of their cards. */
export async function listMore(executor: Executor, { id, developerId }: GameRow): Promise<string> {
  const [more] = await moreOfDeveloper(executor).execute({ id, developerId });
  return more?.cards ?? '[]';
}

/** Returns the kinds of a player's reactions to a game. */
export async function listReactions(executor: Executor, gameId: number, accountId: string): Promise<readonly string[]> {
  const rows = await executor
    .select({ kind: gameReactions.kind })
    .from(gameReactions)
    .where(and(eq(gameReactions.gameId, gameId), eq(gameReactions.accountId, accountId)));
  return rows.map(({ kind }) => kind);
}
