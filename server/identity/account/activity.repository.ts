import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { ActivityKind } from '../../../src/domain/account/activity';
import type { ActivityMark } from '../../../src/domain/account/activity-mark';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { achievements } from '../../platform/database/schema/achievements';
import { catalogItems } from '../../platform/database/schema/catalog-items';
import { developerFollows } from '../../platform/database/schema/developer-follows';
import { developers } from '../../platform/database/schema/developers';
import { favourites } from '../../platform/database/schema/favourites';
import { friendships } from '../../platform/database/schema/friendships';
import { gameReactions } from '../../platform/database/schema/game-reactions';
import { games } from '../../platform/database/schema/games';
import { ownedItems } from '../../platform/database/schema/owned-items';
import { playerFollows } from '../../platform/database/schema/player-follows';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { playerAchievements } from '../../platform/database/schema/player-achievements';
import { reviews } from '../../platform/database/schema/reviews';
import { noDraft, publishedGame } from '../../catalogue/games/game-card.columns';
import { privacySetting } from '../../community/profile/privacy-setting';
import { shownTo } from '../../community/profile/shown-to';

/** Something that a player has done. */
export interface ActivityRow {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  /** Title of the game that a badge or an item is of; empty of all else. */
  readonly game: string;
  /** A path of the portal; null where there is nothing to see any more. */
  readonly url: string | null;
}

/** Whose activity is asked for, of which kinds, and what of it. */
export interface ActivityFilter {
  readonly accountId: string;
  readonly kinds: readonly ActivityKind[];
  /** Who looks: the player sees all of it, others nothing of what is not shown any more, and nobody who hides from them; undefined for a visitor. */
  readonly callerId: string | undefined;
  readonly before: ActivityMark | undefined;
  readonly limit: number;
}

/** Where something comes from: its key, its moment, its words, its address, and its rows. */
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

type SourceOf = (wish: ActivityFilter, own: boolean) => Source;

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
      // As the list of whom one follows: nobody who is not to be seen or followed any more, by the player either.
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

/** The newest of one source, no more than are asked for of all: each source is read by its own index, and no further. */
function newestOf(kind: ActivityKind, source: SourceOf, wish: ActivityFilter): SQL {
  const { before, limit, callerId, accountId } = wish;
  const { key, at, title, game, url, rows } = source(wish, callerId === accountId);
  const id = sql`(${kind} || ':' || ${key}) collate "C"`;
  const moment = before && sql`${before.at}::timestamptz`;
  // The first half is what an index can be entered by.
  const place = moment ? sql`and ${at} <= ${moment} and (${at} < ${moment} or ${id} < ${before.id})` : sql``;
  return sql`(
    select ${kind}::text as kind, ${id} as id, ${at} as at, ${title} as title, ${game} as game, ${url} as url
    from ${rows} ${place} order by ${at} desc, ${id} desc limit ${limit}
  )`;
}

/** What a player has done, the newest first, from a place on. */
export async function listActivity(executor: Executor, wish: ActivityFilter): Promise<readonly ActivityRow[]> {
  if (wish.kinds.length === 0) return [];
  const parts = wish.kinds.flatMap((kind) => SOURCES[kind].map((source) => newestOf(kind, source, wish)));
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
    .limit(wish.limit);
}
