import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { ActivityKind, ActivityMark } from '../../../src/domain/account/activity';
import { noDraft, publishedGame } from '../../catalogue/games/game-card.columns';
import { privacySetting } from '../../community/profile/privacy-setting';
import { shownTo } from '../../community/profile/shown-to';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { achievements, playerAchievements } from '../../platform/database/schema/achievements';
import { developers } from '../../platform/database/schema/developers';
import { favourites } from '../../platform/database/schema/favourites';
import { developerFollows, playerFollows } from '../../platform/database/schema/follows';
import { friendships } from '../../platform/database/schema/friends';
import { games } from '../../platform/database/schema/games';
import { catalogItems, ownedItems } from '../../platform/database/schema/market';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { gameReactions } from '../../platform/database/schema/reactions';
import { reviews } from '../../platform/database/schema/reviews';

/** An activity of a player. */
export interface ActivityRow {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  /** Title of the game of an achievement or item; empty for other kinds. */
  readonly game: string;
  /** Portal path; null if the target is no longer available. */
  readonly url: string | null;
}

/** Filter and page position of an activity list. */
export interface ActivityFilter {
  readonly accountId: string;
  readonly kinds: readonly ActivityKind[];
  /**
   * Account id of the viewer; undefined for a visitor. The owner sees everything.
   * Others see no unlisted content and no friends who hide their profile from them.
   */
  readonly callerId: string | undefined;
  readonly before: ActivityMark | undefined;
  readonly limit: number;
}

/** SQL fragments that read one kind of activity. */
interface Source {
  readonly key: SQL;
  readonly at: SQL;
  readonly title: SQL;
  readonly game: SQL;
  readonly url: SQL;
  readonly rows: SQL;
}

const NONE = sql`''`;
const gameTitle = sql`${games.card}->>'title'`;
const gameUrl = sql`case when ${publishedGame} then '/arcade/games/' || ${games.slug} end`;
const playerName = sql`coalesce(${accounts.alias}, ${accounts.username})`;
const playerUrl = sql`'/community/user/' || ${accounts.username}`;
const shownGame = (own: boolean): SQL => (own ? noDraft : publishedGame);

type SourceOf = (filter: ActivityFilter, own: boolean) => Source;

const SOURCES: Readonly<Record<ActivityKind, readonly SourceOf[]>> = {
  played: [
    ({ accountId }, own) => ({
      key: sql`${playSessions.id}`,
      at: sql`${playSessions.startedAt}`,
      ...{ title: gameTitle, game: NONE, url: gameUrl },
      rows: sql`${playSessions} join ${games} on ${games.id} = ${playSessions.gameId}
      where ${playSessions.accountId} = ${accountId} and ${shownGame(own)}`,
    }),
  ],
  earned: [
    ({ accountId }, own) => ({
      key: sql`${achievements.id}`,
      at: sql`${playerAchievements.unlockedAt}`,
      ...{ title: sql`${achievements.title}`, game: gameTitle, url: gameUrl },
      rows: sql`${playerAchievements} join ${achievements} on ${achievements.id} = ${playerAchievements.achievementId}
      join ${games} on ${games.id} = ${achievements.gameId}
      where ${playerAchievements.accountId} = ${accountId} and ${shownGame(own)}`,
    }),
  ],
  reviewed: [
    ({ accountId }, own) => ({
      key: sql`${reviews.id}`,
      at: sql`${reviews.postedAt}`,
      ...{ title: gameTitle, game: NONE, url: gameUrl },
      rows: sql`${reviews} join ${games} on ${games.id} = ${reviews.gameId}
      where ${reviews.accountId} = ${accountId} and ${shownGame(own)}`,
    }),
  ],
  reacted: [
    ({ accountId }, own) => ({
      key: sql`${games.id} || '-' || ${gameReactions.kind}`,
      at: sql`${gameReactions.createdAt}`,
      ...{ title: gameTitle, game: NONE, url: gameUrl },
      rows: sql`${gameReactions} join ${games} on ${games.id} = ${gameReactions.gameId}
      where ${gameReactions.accountId} = ${accountId} and ${shownGame(own)}`,
    }),
  ],
  favourited: [
    ({ accountId }, own) => ({
      key: sql`${games.id}`,
      at: sql`${favourites.addedAt}`,
      ...{ title: gameTitle, game: NONE, url: gameUrl },
      rows: sql`${favourites} join ${games} on ${games.id} = ${favourites.gameId}
        where ${favourites.accountId} = ${accountId} and ${shownGame(own)}`,
    }),
  ],
  followed: [
    ({ accountId }) => ({
      key: sql`'developer-' || ${developers.id}`,
      at: sql`${developerFollows.followedAt}`,
      ...{ title: sql`${developers.name}`, game: NONE, url: sql`'/arcade/games/developer/' || ${developers.slug}` },
      rows: sql`${developerFollows} join ${developers} on ${developers.id} = ${developerFollows.developerId}
        where ${developerFollows.accountId} = ${accountId}`,
    }),
    ({ accountId, callerId }) => ({
      key: sql`${accounts.id}`,
      at: sql`${playerFollows.followedAt}`,
      ...{ title: playerName, game: NONE, url: playerUrl },
      // Like the list of followed players: excludes players who can no longer be seen or followed, even for the owner.
      rows: sql`${playerFollows} join ${accounts} on ${accounts.id} = ${playerFollows.followedId}
      left join ${accountSettings} on ${accountSettings.accountId} = ${accounts.id}
      where ${playerFollows.followerId} = ${accountId} and ${accounts.deletedAt} is null
        and ${privacySetting('followers', true)} and ${shownTo(accounts.id, callerId)}`,
    }),
  ],
  befriended: [
    ({ accountId, callerId }, own) => ({
      key: sql`${accounts.id}`,
      at: sql`${friendships.acceptedAt}`,
      ...{ title: playerName, game: NONE, url: playerUrl },
      rows: sql`${friendships}
      join ${accounts} on ${accounts.id} = case when ${friendships.first} = ${accountId} then ${friendships.second} else ${friendships.first} end
      left join ${accountSettings} on ${accountSettings.accountId} = ${accounts.id}
      where (${friendships.first} = ${accountId} or ${friendships.second} = ${accountId})
        and ${friendships.acceptedAt} is not null and ${accounts.deletedAt} is null
        and ${own ? sql`true` : shownTo(accounts.id, callerId)}`,
    }),
  ],
  bought: [
    ({ accountId }, own) => ({
      key: sql`${ownedItems.id}`,
      at: sql`${ownedItems.boughtAt}`,
      ...{ title: sql`${catalogItems.name}`, game: gameTitle },
      url: sql`case when ${publishedGame} and ${catalogItems.status} = 'published'
      then '/arcade/games/' || ${games.slug} || '/catalog/' || ${catalogItems.slug} end`,
      rows: sql`${ownedItems} join ${catalogItems} on ${catalogItems.id} = ${ownedItems.itemId}
      join ${games} on ${games.id} = ${catalogItems.gameId}
      where ${ownedItems.accountId} = ${accountId}
        and ${own ? noDraft : sql`(${publishedGame} and ${catalogItems.status} = 'published')`}`,
    }),
  ],
};

/** Selects the newest rows of one source, up to the limit, so that each source reads only its own index. */
function newestOf(kind: ActivityKind, source: SourceOf, filter: ActivityFilter): SQL {
  const { before, limit, callerId, accountId } = filter;
  const { key, at, title, game, url, rows } = source(filter, callerId === accountId);
  const id = sql`(${kind} || ':' || ${key}) collate "C"`;
  const moment = before && sql`${before.at}::timestamptz`;
  // The first condition lets the query use the index.
  const place = moment ? sql`and ${at} <= ${moment} and (${at} < ${moment} or ${id} < ${before.id})` : sql``;
  return sql`(
    select ${kind}::text as kind, ${id} as id, ${at} as at, ${title} as title, ${game} as game, ${url} as url
    from ${rows} ${place} order by ${at} desc, ${id} desc limit ${limit}
  )`;
}

/** Returns a player's activity, newest first, before the given mark. */
export async function listActivity(executor: Executor, filter: ActivityFilter): Promise<readonly ActivityRow[]> {
  if (filter.kinds.length === 0) return [];
  const parts = filter.kinds.flatMap((kind) => SOURCES[kind].map((source) => newestOf(kind, source, filter)));
  return executor
    .select({
      kind: sql<ActivityKind>`done.kind`,
      id: sql<string>`done.id`,
      at: sql<Date>`done.at`.mapWith(playSessions.startedAt),
      title: sql<string>`done.title`,
      game: sql<string>`done.game`,
      url: sql<string | null>`done.url`,
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as done`)
    .orderBy(sql`done.at desc, done.id collate "C" desc`)
    .limit(filter.limit);
}
