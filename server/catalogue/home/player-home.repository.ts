import type { SQL } from 'drizzle-orm';
import { and, desc, inArray, sql } from 'drizzle-orm';
import type { SuggestionCandidate } from '../../../src/domain/home/suggestions';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { isActivePlay } from '../../identity/account/play-history.repository';
import { relationshipColumns } from '../../community/profile/relationship.columns';
import { gameCardJson, publishedGame } from '../games/game-card.columns';

/** Maximum numbers of played games, and of the latest reactions, reviews and favourites each. */
const MAX_PLAYED = sql`30`;
const MAX_OPINIONS = sql`100`;
/** Maximum number of games of a friend, and of plays of all friends, one for each friend and game. */
const MAX_OF_FRIEND = sql`20`;
const MAX_FRIEND_PLAYS = sql`200`;
/** Maximum numbers of candidates: the most popular games, the newest of each tag and the newest of each developer. */
const MAX_POPULAR = sql`200`;
const MAX_OF_TAG = sql`40`;
const MAX_OF_DEVELOPER = sql`12`;

/** A published game in which a player did something. */
export interface GameActionsRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly developerId: number;
  readonly tags: readonly number[];
  /** Start of the latest play; null if the player never played. */
  readonly played: Date | null;
  readonly playing: boolean;
  readonly reactions: readonly string[];
  readonly rating: number | null;
  readonly favourite: boolean;
}

const tagsOfGame = sql<number[]>`array(select tag_id from game_tags where game_tags.game_id = ${games.id})`;

/** Selects a player's latest actions of each kind by game. Each part reads its own index. */
const actions = (accountId: string, now: Date): SQL => sql`(
  select game_id, max(played) as played, bool_or(playing) as playing, max(rating) as rating,
    bool_or(favourite) as favourite, array_remove(array_agg(kind), null) as reactions, max(at) as at
  from (
    (select game_id, max(started_at) as at, max(started_at) as played, bool_or(${isActivePlay(now)}) as playing,
      null::text as kind, null::smallint as rating, false as favourite
    from ${playSessions} where account_id = ${accountId} group by game_id order by at desc limit ${MAX_PLAYED})
    union all (select game_id, created_at, null, false, kind, null, false
    from game_reactions where account_id = ${accountId} order by created_at desc limit ${MAX_OPINIONS})
    union all (select game_id, posted_at, null, false, null, rating, false
    from reviews where account_id = ${accountId} order by posted_at desc limit ${MAX_OPINIONS})
    union all (select game_id, added_at, null, false, null, null, true
    from favourites where account_id = ${accountId} order by added_at desc limit ${MAX_OPINIONS})
  ) as action group by game_id
) as touched`;

/** Returns the published games in which a player did something, latest action first. */
export function listGameActions(executor: Executor, accountId: string, now: Date): Promise<readonly GameActionsRow[]> {
  return executor
    .select({
      id: games.id,
      slug: games.slug,
      title: sql<string>`${games.card}->>'title'`,
      developerId: games.developerId,
      tags: tagsOfGame,
      played: sql<Date | null>`touched.played`.mapWith(playSessions.startedAt),
      playing: sql<boolean>`touched.playing`,
      reactions: sql<string[]>`touched.reactions`,
      rating: sql<number | null>`touched.rating`,
      favourite: sql<boolean>`touched.favourite`,
    })
    .from(games)
    .innerJoin(actions(accountId, now), sql`touched.game_id = ${games.id}`)
    .where(publishedGame)
    .orderBy(sql`touched.at desc`, desc(games.id));
}

/** Returns the latest play of each account in each game after a time. Leaves out blocks in either direction. */
export function listPlaysOf(
  executor: Executor,
  callerId: string,
  accountIds: readonly string[],
  since: Date,
): Promise<readonly { readonly gameId: number; readonly accountId: string; readonly at: Date }[]> {
  if (accountIds.length === 0) return Promise.resolve([]);
  const { isBlocked } = relationshipColumns(accounts.id, callerId);
  const latest = sql`(
    select latest.game_id, ${accounts.id} as account_id, latest.at
    from ${accounts} cross join lateral (
      select game_id, max(started_at) as at from ${playSessions}
      where account_id = ${accounts.id} and started_at > ${since.toISOString()}::timestamptz
      group by game_id order by at desc limit ${MAX_OF_FRIEND}
    ) as latest
    where ${inArray(accounts.id, [...accountIds])} and not ${isBlocked}
    order by latest.at desc, latest.game_id, account_id limit ${MAX_FRIEND_PLAYS}
  ) as played`;
  return executor
    .select({
      gameId: games.id,
      accountId: sql<string>`played.account_id`,
      at: sql<Date>`played.at`.mapWith(playSessions.startedAt),
    })
    .from(games)
    .innerJoin(latest, sql`played.game_id = ${games.id}`)
    .where(publishedGame);
}

const numbers = (values: readonly number[]): SQL => sql`json_array_elements_text(${JSON.stringify(values)}::json)`;

/** Selects candidates: popular games, and the newest games with one of the tags or of one of the developers. */
const found = (tags: readonly number[], developers: readonly number[]): SQL => sql`(
  (select id from games where status = 'published' order by popularity desc, id desc limit ${MAX_POPULAR})
  union select tagged.game_id from ${numbers(tags)} as wanted(id) cross join lateral (
    select game_id from game_tags where tag_id = wanted.id::integer order by game_id desc limit ${MAX_OF_TAG}
  ) as tagged
  union select made.id from ${numbers(developers)} as wanted(id) cross join lateral (
    select id from games where developer_id = wanted.id::integer and status = 'published'
    order by released_at desc, id desc limit ${MAX_OF_DEVELOPER}
  ) as made
) as found`;

/** True if the account did nothing in the game so far. Each part is one look-up in an index. */
const untouchedBy = (accountId: string): SQL => sql`not (
  exists (select from play_sessions as own where own.account_id = ${accountId} and own.game_id = ${games.id})
  or exists (select from game_reactions as own where own.account_id = ${accountId} and own.game_id = ${games.id})
  or exists (select from reviews as own where own.account_id = ${accountId} and own.game_id = ${games.id})
  or exists (select from favourites as own where own.account_id = ${accountId} and own.game_id = ${games.id}))`;

/** Returns published games that may be suggested to a player by tags and developers, without games that the player knows. */
export function listCandidates(
  executor: Executor,
  accountId: string,
  tags: readonly number[],
  developers: readonly number[],
): Promise<readonly SuggestionCandidate[]> {
  const { id, developerId, popularity } = games;
  return executor
    .select({ id, developerId, popularity: sql<number>`${popularity}`, tags: tagsOfGame })
    .from(games)
    .innerJoin(found(tags, developers), sql`found.id = ${id}`)
    .where(and(publishedGame, untouchedBy(accountId)));
}

/** Returns the JSON texts of the cards of published games by their id. */
export async function findCards(executor: Executor, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  const rows = await executor
    .select({ id: games.id, card: gameCardJson })
    .from(games)
    .where(and(inArray(games.id, [...ids]), publishedGame));
  return new Map(rows.map(({ id, card }) => [id, card]));
}
