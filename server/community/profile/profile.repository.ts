import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { usernameKey } from '../../../src/domain/auth/username-policy';
import type { ProfileLink } from '../../../src/domain/account/profile';
import type { Friendship } from '../../../src/domain/friends/relationship';
import type { Titled } from '../../../src/domain/shared/titled';
import type { AvatarRow } from '../../identity/account/avatar.columns';
import { avatarColumns } from '../../identity/account/avatar.columns';
import type { Executor } from '../../platform/database/executor';
import { accounts, accountSettings } from '../../platform/database/schema/accounts';
import { achievements, playerAchievements } from '../../platform/database/schema/achievements';
import { friendships } from '../../platform/database/schema/friends';
import { games } from '../../platform/database/schema/games';
import { publishedGame } from '../../catalogue/games/game-card.columns';
import type { RelationshipColumns } from './relationship.columns';
import { followsOf, friendshipWith, relationshipColumns } from './relationship.columns';
import { shownTo } from './shown-to';

/** Maximum number of items in each part of a profile. */
export const MAX_SHOWN = 100;

export interface PersonRow extends AvatarRow {
  readonly username: string;
  readonly alias: string | null;
}

/** A player with the settings and relationship that decide visibility. */
export interface PlayerRow extends PersonRow, RelationshipColumns {
  readonly settings: unknown;
  readonly friendship: Friendship;
  readonly id: string;
  readonly createdAt: Date;
  readonly about: string;
  readonly links: readonly ProfileLink[];
  readonly premiumUntil: Date | null;
}

/** A player with the columns of a profile. */
export interface ProfileRow extends PlayerRow {
  /** Number of followers. */
  readonly followers: number;
  /** True if the caller follows the player. */
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

/** Finds a player by username, ignoring case, with the relationship to the caller. Excludes deleted accounts. */
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

/** Finds a player for a profile, with the number of all followers. */
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

/** Returns a player's achievements in published games, last earned first, by default up to a hundred. */
export function listEarned(
  executor: Executor,
  accountId: string,
  limit: number = MAX_SHOWN,
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

/**
 * Returns the newest hundred friends whose profiles the caller may view. Players see all of their own friends. Excludes
 * deleted accounts.
 */
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
    .limit(MAX_SHOWN);
}
