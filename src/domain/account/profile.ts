import type { GameAchievement } from '../bridge/game-data';
import type { RelationshipStatus } from '../friends/relationship';
import type { Avatar } from '../session/current-user';
import type { UserSettings } from '../session/settings';
import { countCharacters, hasVisibleText } from '../shared/plain-text';
import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { Titled } from '../shared/titled';
import type { Activity } from './activity';
import type { Relation } from './privacy';
import { canView } from './privacy';

/** Parts of a profile that a player can hide, each with its setting. */
const DECIDED_BY = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

export type ProfilePart = keyof typeof DECIDED_BY;

/** All parts of a profile that have a setting. */
export const PROFILE_PARTS = Object.keys(DECIDED_BY) as readonly ProfilePart[];

/**
 * True if the profile may be shown at all.
 * @rule 1.3.3 The profile's audience applies to the whole profile.
 */
export function canViewProfile({ privacy }: UserSettings, relation: Relation): boolean {
  return canView(privacy.profile_visibility, relation);
}

/**
 * Returns the visible parts of a profile; none if the profile is hidden.
 * @rule 3.4 A profile shows only the parts that the player's privacy settings allow the viewer to see.
 */
export function visibleParts(settings: UserSettings, relation: Relation): readonly ProfilePart[] {
  if (!canViewProfile(settings, relation)) return [];
  return PROFILE_PARTS.filter((part) => canView(settings.privacy[DECIDED_BY[part]], relation));
}

/** A link on a profile. */
export interface ProfileLink {
  /** Label of the link; 1 to 40 characters. */
  readonly title: string;
  /** `https:` address; up to 200 characters. */
  readonly url: string;
}

/**
 * Limits of a profile's links: their number, and the characters of a title and of an address.
 * @rule 3.9 A profile has up to 5 links, each with a title of up to 40 characters and an address of up to 200
 * characters.
 */
export const profileLinkLimits = { links: 5, title: 40, url: 200 } as const;

export type ProfileLinkProblem =
  | { readonly field: 'title'; readonly kind: 'missing' | 'too-long' | 'control-character' }
  | { readonly field: 'url'; readonly kind: 'missing' | 'too-long' | 'not-https' | 'no-address' };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A host name with a dot and a final label of letters: no IP address, no `localhost`, no user info before it. */
const ADDRESS = new RegExp(
  String.raw`^(https):\/\/((?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59}))(:\d{1,5})?([/?#][^\s\p{C}\\"<>^\x60{|}]*)?$`,
  'iu',
);

/** Returns the host that is shown beside a link's title; undefined for an invalid link. */
export function linkHost(url: string): string | undefined {
  return ADDRESS.exec(url)?.[2]?.toLowerCase();
}

/**
 * Parses a link. `https://` is optional; the host becomes lower case.
 * @rule 3.9 A link of a profile leads to a named host over https.
 */
export function parseProfileLink(typed: ProfileLink): Result<ProfileLink, ProfileLinkProblem> {
  const title = typed.title.normalize('NFC').trim();
  if (!hasVisibleText(title)) return err({ field: 'title', kind: 'missing' });
  if (CONTROL.test(title)) return err({ field: 'title', kind: 'control-character' });
  if (countCharacters(title) > profileLinkLimits.title) return err({ field: 'title', kind: 'too-long' });
  const text = typed.url.normalize('NFC').trim();
  if (text === '') return err({ field: 'url', kind: 'missing' });
  const address = /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text) ? text : `https://${text}`;
  if (!/^https:/i.test(address)) return err({ field: 'url', kind: 'not-https' });
  const [, , host, port = '', rest = ''] = ADDRESS.exec(address) ?? [];
  if (host === undefined) return err({ field: 'url', kind: 'no-address' });
  const url = `https://${host.toLowerCase()}${port}${rest}`;
  if (countCharacters(url) > profileLinkLimits.url) return err({ field: 'url', kind: 'too-long' });
  return ok({ title, url });
}

/** Access of a viewer to the comments of a profile, from none to reading and writing. */
export const COMMENT_ACCESS = ['closed', 'read', 'write'] as const;

export type CommentAccess = (typeof COMMENT_ACCESS)[number];

/** Name and picture of a player. */
export interface Person {
  readonly username: string;
  /** The username if the player has set no alias. */
  readonly alias: string;
  readonly avatar: Avatar;
}

/** Types of the items in each part of a profile. */
export interface ProfilePartItems {
  /** Badges of the portal itself. */
  readonly badges: { readonly slug: string; readonly title: string; readonly description: string };
  readonly achievements: GameAchievement & { readonly game: Titled };
  readonly history: { readonly game: Titled; readonly played: string };
  readonly activity: Omit<Activity, 'id' | 'audience'>;
  readonly friends: Person;
  readonly inventory: { readonly item: Titled; readonly game: Titled; readonly count: number };
}

/** Parts of a profile: undefined if hidden from the viewer, empty if there are no items. */
export type ProfileContents = { readonly [Part in ProfilePart]: readonly ProfilePartItems[Part][] | undefined };

/** A player's public profile (decisions §4). */
export interface Profile extends Person, ProfileContents {
  /** Plain text; may be empty. */
  readonly about: string;
  readonly links: readonly ProfileLink[];
  /** ISO 8601. */
  readonly joined: string;
  /** True while premium is active. */
  readonly premium: boolean;
  /** Relationship between the player and the viewer; undefined for visitors and for the player. */
  readonly relationship: RelationshipStatus | undefined;
  /** Number of followers; undefined if the player allows none. */
  readonly followers: number | undefined;
  /** True if the viewer follows the player. */
  readonly following: boolean;
  /** The viewer's access to the comments on the profile. */
  readonly commentAccess: CommentAccess;
  /** True if the player accepts messages from the viewer. */
  readonly messageable: boolean;
}
