import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/executor';
import { accounts } from '../../platform/database/schema/accounts';
import { achievements, playerAchievements } from '../../platform/database/schema/achievements';
import { announcements, developers } from '../../platform/database/schema/developers';
import { developerFollows } from '../../platform/database/schema/follows';
import { friendships } from '../../platform/database/schema/friends';
import { games } from '../../platform/database/schema/games';
import { announcementPath } from '../../catalogue/developers/announcement-path';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { LetterLink } from '../mail/letter';

/** A period: after `from`, up to `until`. */
export interface TimeRange {
  readonly from: Date;
  readonly until: Date;
}

const MOST_GAMES = 5;
const MOST_ANNOUNCEMENTS = 5;

/** Returns the games released in a period, newest first. */
export async function newGames(
  executor: Executor,
  { from, until }: TimeRange,
  urls: PublicUrls,
): Promise<readonly LetterLink[]> {
  const rows = await executor
    .select({ slug: games.slug, title: sql<string>`${games.card}->>'title'` })
    .from(games)
    .where(and(publishedGame, gt(games.releasedAt, from), lte(games.releasedAt, until)))
    .orderBy(desc(games.releasedAt), desc(games.id))
    .limit(MOST_GAMES);
  return rows.map(({ slug, title }) => ({ label: `New: ${title}`, url: urls.portal(`/arcade/games/${slug}`) }));
}

/** Lists by account id. */
export interface NewsOfEach<T> {
  of(accountId: string): readonly T[];
}

function grouped<Row extends { readonly accountId: string }, T>(
  rows: readonly Row[],
  read: (row: Row) => T,
): NewsOfEach<T> {
  const lists = new Map<string, T[]>();
  for (const row of rows) {
    const list = lists.get(row.accountId) ?? [];
    list.push(read(row));
    lists.set(row.accountId, list);
  }
  return { of: (accountId) => lists.get(accountId) ?? [] };
}

/** Returns the announcements of developers that accounts follow. */
export async function announcedTo(
  executor: Executor,
  accountIds: readonly string[],
  { from, until }: TimeRange,
  urls: PublicUrls,
): Promise<NewsOfEach<LetterLink>> {
  const rows = await executor
    .select({
      accountId: developerFollows.accountId,
      developer: developers.name,
      developerSlug: developers.slug,
      slug: announcements.slug,
      title: announcements.title,
    })
    .from(developerFollows)
    .innerJoin(developers, eq(developers.id, developerFollows.developerId))
    .innerJoin(announcements, eq(announcements.developerId, developers.id))
    .where(
      and(
        inArray(developerFollows.accountId, [...accountIds]),
        sql`${announcements.status} = 'published'`,
        gt(announcements.publishedAt, from),
        lte(announcements.publishedAt, until),
      ),
    )
    .orderBy(desc(announcements.publishedAt), desc(announcements.id));
  const links = grouped(rows, ({ developer, developerSlug, slug, title }) => ({
    label: `${developer}: ${title}`,
    url: urls.portal(announcementPath(developerSlug, slug)),
  }));
  return { of: (accountId) => links.of(accountId).slice(0, MOST_ANNOUNCEMENTS) };
}

/** Returns the titles of achievements that accounts have earned in published games. */
export async function achievementsOf(
  executor: Executor,
  accountIds: readonly string[],
  { from, until }: TimeRange,
): Promise<NewsOfEach<string>> {
  const { accountId, unlockedAt, achievementId } = playerAchievements;
  const rows = await executor
    .select({ accountId, title: achievements.title })
    .from(playerAchievements)
    .innerJoin(achievements, eq(achievements.id, achievementId))
    .innerJoin(games, eq(games.id, achievements.gameId))
    .where(and(publishedGame, inArray(accountId, [...accountIds]), gt(unlockedAt, from), lte(unlockedAt, until)))
    .orderBy(asc(unlockedAt), asc(achievementId));
  return grouped(rows, ({ title }) => title);
}

/** Returns the names of new friends of accounts. */
export async function friendsOf(
  executor: Executor,
  accountIds: readonly string[],
  { from, until }: TimeRange,
): Promise<NewsOfEach<string>> {
  const { first, second, acceptedAt } = friendships;
  const ids = [...accountIds];
  const rows = await executor
    .select({ first, second, username: accounts.username, alias: accounts.alias, id: accounts.id })
    .from(friendships)
    .innerJoin(accounts, or(eq(accounts.id, first), eq(accounts.id, second)))
    .where(and(or(inArray(first, ids), inArray(second, ids)), gt(acceptedAt, from), lte(acceptedAt, until)))
    .orderBy(asc(acceptedAt), asc(accounts.id));
  const named = rows.map((row) => ({
    accountId: row.id === row.first ? row.second : row.first,
    name: row.alias ?? row.username,
  }));
  return grouped(named, ({ name }) => name);
}
