import type { Person } from '../account/profile';
import type { GameCard } from '../games/game';
import type { Titled } from '../shared/titled';
import type { TasteReason } from './suggestions';

/** A game that the player has played. */
export interface ResumedGame {
  readonly game: GameCard;
  /** Start of the latest play; ISO 8601. */
  readonly played: string;
  /** True while the game is being played. */
  readonly playing: boolean;
}

/** A game that friends have played. */
export interface FriendsGame {
  readonly game: GameCard;
  /** Some of the friends, latest play first. */
  readonly friends: readonly Pick<Person, 'username' | 'alias'>[];
  /** Number of further friends. */
  readonly others: number;
}

/** A suggested game with the game that explains it. */
export interface SuggestedGame {
  readonly game: GameCard;
  readonly because: { readonly game: Titled; readonly reason: TasteReason };
}

/** Rows of the home page for one player; a row without games is not shown. */
export interface PlayerHome {
  /** Latest play first. */
  readonly resume: readonly ResumedGame[];
  /** Games that friends have played in the last week, latest play first. */
  readonly friends: readonly FriendsGame[];
  /** Best match first. */
  readonly suggestions: readonly SuggestedGame[];
}

/** Time in which plays of friends are shown, in milliseconds. */
export const FRIENDS_PLAYED_WITHIN = 7 * 24 * 60 * 60_000;

/** Maximum number of games in a row. */
export const ROW_LENGTH = 8;

/** Maximum number of friends who are named for a game. */
const NAMED_FRIENDS = 2;

/** Latest play of a friend in a game. */
export interface FriendPlay<Friend> {
  readonly gameId: number;
  readonly friend: Friend;
  /** Start of the play, in milliseconds since 1970. */
  readonly at: number;
}

/** Friends of one game of the row. */
export interface GameOfFriends<Friend> {
  readonly gameId: number;
  readonly friends: readonly Friend[];
  readonly others: number;
}

/** Groups plays of friends by game: the latest play first, both of the games and of the friends in a game. */
export function gamesOfFriends<Friend>(plays: readonly FriendPlay<Friend>[]): readonly GameOfFriends<Friend>[] {
  const games = new Map<number, Friend[]>();
  for (const { gameId, friend } of plays.toSorted((one, other) => other.at - one.at)) {
    const friends = games.get(gameId) ?? [];
    if (!friends.includes(friend)) games.set(gameId, [...friends, friend]);
  }
  return [...games].slice(0, ROW_LENGTH).map(([gameId, friends]) => ({
    gameId,
    friends: friends.slice(0, NAMED_FRIENDS),
    others: Math.max(0, friends.length - NAMED_FRIENDS),
  }));
}
