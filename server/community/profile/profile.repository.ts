import { and, desc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { ProfileLink } from '../../../src/domain/account/profile';
import type { Friendship } from '../../../src/domain/friends/relationship';
import type { Titled } from '../../../src/domain/shared/titled';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { achievements } from '../../platform/database/schema/achievements';
import { friendships } from '../../platform/database/schema/friendships';
import { games } from '../../platform/database/schema/games';
import { playSessions } from '../../platform/database/schema/play-sessions';
import { playerAchievements } from '../../platform/database/schema/player-achievements';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { RelationshipColumns } from './relationship.columns';
import { followsOf, friendshipWith, relationshipColumns } from './relationship.columns';
import { shownTo } from './shown-to';

/** How many of each part a profile shows. */
const MOST_SHOWN = 100;

export interface PersonRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
}

/** Somebody, with what decides whether the caller may see them. */
export interface PlayerRow extends PersonRow, RelationshipColumns {
  readonly settings: unknown;
  readonly friendship: Friendship;
  readonly id: string;
  readonly createdAt: Date;
  readonly about: string;
  readonly links: readonly ProfileLink[];
  readonly premiumUntil: Date | null;
}

/** A player as a profile shows them. */
export interface ProfileRow extends PlayerRow {
  /** How many follow the player. */
  readonly followers: number;
  /** Whether the caller is one of them. */
  readonly following: boolean;
}

export interface EarnedRow {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly thumb: string;
  readonly unlockedAt: Date;
  readonly game: Titled;
}

export interface PlayedRow {
  readonly game: Titled;
  readonly played: Date | null;
}

const person = { username: accounts.username, alias: accounts.alias, ...avatarColumns };

const playerTo = (callerId: string | undefined) => ({
  ...person,
  ...relationshipColumns(accounts.id, callerId),
  friendship: friendshipWith(accounts.id, callerId),
  id: accounts.id,
  createdAt: accounts.createdAt,
  about: accounts.about,
  links: accounts.links,
  premiumUntil: accounts.premiumUntil,
  settings: accountSettings.settings,
});

const isCalled = (username: string) => and(eq(accounts.usernameKey, usernameKey(username)), isNull(accounts.deletedAt));

/** A player by name, in any case, with what joins them to the caller; nobody whose account is deleted. */
export async function findPlayer(
  executor: Executor,
  username: string,
  callerId: string | undefined,
): Promise<PlayerRow | undefined> {
  const [found] = await executor
    .select(playerTo(callerId))
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(isCalled(username));
  return found;
}

/** The same for a profile, which tells of the followers as well: all of them are counted. */
export async function findProfile(
  executor: Executor,
  username: string,
  callerId: string | undefined,
): Promise<ProfileRow | undefined> {
  const [found] = await executor
    .select({ ...playerTo(callerId), ...followsOf(accounts.id, callerId) })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(isCalled(username));
  return found;
}

/** The newest badges that a player has earned in published games, the last earned first; a hundred unless told. */
export function listEarned(
  executor: Executor,
  accountId: string,
  limit: number = MOST_SHOWN,
): Promise<readonly EarnedRow[]> {
  return executor
    .select({
      slug: achievements.slug,
      title: achievements.title,
      description: achievements.description,
      thumb: achievements.thumb,
      unlockedAt: playerAchievements.unlockedAt,
      game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` },
    })
    .from(playerAchievements)
    .innerJoin(achievements, eq(achievements.id, playerAchievements.achievementId))
    .innerJoin(games, eq(games.id, achievements.gameId))
    .where(and(eq(playerAchievements.accountId, accountId), publishedGame))
    .orderBy(desc(playerAchievements.unlockedAt), desc(achievements.id))
    .limit(limit);
}

/** The last hundred published games that a player has played, each with the beginning of its latest play, the latest first. */
export function listPlayed(executor: Executor, accountId: string): Promise<readonly PlayedRow[]> {
  const played = max(playSessions.startedAt);
  return executor
    .select({ game: { slug: games.slug, title: sql<string>`${games.card}->>'title'` }, played })
    .from(playSessions)
    .innerJoin(games, eq(games.id, playSessions.gameId))
    .where(and(eq(playSessions.accountId, accountId), publishedGame))
    .groupBy(games.id)
    .orderBy(desc(played), games.id)
    .limit(MOST_SHOWN);
}

/** The newest hundred of a player's friends whose own profile the caller may see, to oneself of all; none whose account is deleted. */
export function listFriends(
  executor: Executor,
  accountId: string,
  callerId: string | undefined,
): Promise<readonly PersonRow[]> {
  const other = sql`case when ${friendships.first} = ${accountId} then ${friendships.second} else ${friendships.first} end`;
  return executor
    .select(person)
    .from(friendships)
    .innerJoin(accounts, eq(accounts.id, other))
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(
      and(
        or(eq(friendships.first, accountId), eq(friendships.second, accountId)),
        isNotNull(friendships.acceptedAt),
        isNull(accounts.deletedAt),
        callerId === accountId ? undefined : shownTo(accounts.id, callerId),
      ),
    )
    .orderBy(desc(friendships.acceptedAt), accounts.usernameKey)
    .limit(MOST_SHOWN);
}
