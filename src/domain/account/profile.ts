import type { GameAchievement } from '../bridge/game-achievement';
import type { RelationshipStatus } from '../friends/relationship-status';
import type { Activity } from './activity';
import type { Avatar } from '../session/current-user';
import type { Titled } from '../shared/titled';
import type { ProfileLink } from './profile-link';
import type { ProfilePart } from './profile-parts';

/** Access of a viewer to the comments of a profile, from none to reading and writing. */
export const COMMENT_ACCESS = ['closed', 'read', 'write'] as const;

export type CommentAccess = (typeof COMMENT_ACCESS)[number];

/** Somebody by name and picture. */
export interface Person {
  readonly username: string;
  /** The user name where there is no alias. */
  readonly alias: string;
  readonly avatar: Avatar;
}

/** What each part of a profile is made of. */
export interface ProfilePartItems {
  /** What the portal itself has given. */
  readonly badges: { readonly slug: string; readonly title: string; readonly description: string };
  readonly achievements: GameAchievement & { readonly game: Titled };
  readonly history: { readonly game: Titled; readonly played: string };
  readonly activity: Omit<Activity, 'id' | 'audience'>;
  readonly friends: Person;
  readonly inventory: { readonly item: Titled; readonly game: Titled; readonly count: number };
}

/** The parts of a profile: undefined when the player hides one from whoever looks, and empty when there is nothing yet. */
export type ProfileContents = { readonly [Part in ProfilePart]: readonly ProfilePartItems[Part][] | undefined };

/** A player as others see them (decisions §4). */
export interface Profile extends Person, ProfileContents {
  /** Plain text; empty for nothing. */
  readonly about: string;
  readonly links: readonly ProfileLink[];
  /** ISO 8601. */
  readonly joined: string;
  /** Premium runs now. */
  readonly premium: boolean;
  /** What stands between the player and whoever looks; undefined to a visitor and to oneself. */
  readonly tie: RelationshipStatus | undefined;
  /** How many follow the player; undefined where the player lets nobody follow. */
  readonly followers: number | undefined;
  /** Whoever looks follows the player. */
  readonly following: boolean;
  /** How far the comments on the profile are open to whoever looks. */
  readonly wall: CommentAccess;
}
