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

/** The parts of a profile that a player may hide, each with the setting that decides. */
const DECIDED_BY = {
  history: 'play_history',
  badges: 'badge_visibility',
  achievements: 'achievement_visibility',
  activity: 'activity_visibility',
  friends: 'friend_visibility',
  inventory: 'inventory_visibility',
} as const;

export type ProfilePart = keyof typeof DECIDED_BY;

/** Every part of a profile that a setting opens or closes. */
export const PROFILE_PARTS = Object.keys(DECIDED_BY) as readonly ProfilePart[];

/**
 * Tells whether the profile as a whole may be shown.
 * @rule 1.3.3 The profile's visibility decides over the profile.
 */
export function canViewProfile({ privacy }: UserSettings, relation: Relation): boolean {
  return canView(privacy.profile_visibility, relation);
}

/**
 * The parts of a profile that may be shown; none of a hidden profile.
 * @rule 3.4 A profile shows what the player's privacy settings let the caller see.
 */
export function visibleParts(settings: UserSettings, relation: Relation): readonly ProfilePart[] {
  if (!canViewProfile(settings, relation)) return [];
  return PROFILE_PARTS.filter((part) => canView(settings.privacy[DECIDED_BY[part]], relation));
}

/** A link on a profile. */
export interface ProfileLink {
  /** What it is called; 1 to 40 characters. */
  readonly title: string;
  /** `https:` address; up to 200 characters. */
  readonly url: string;
}

/**
 * Most links of one profile, and most characters of a title and of an address.
 * @rule 3.9 A profile has up to 5 links, each with a title of up to 40 characters and an address of up to 200.
 */
export const profileLinkLimits = { links: 5, title: 40, url: 200 } as const;

export type ProfileLinkProblem =
  | { readonly field: 'title'; readonly kind: 'missing' | 'too-long' | 'control-character' }
  | { readonly field: 'url'; readonly kind: 'missing' | 'too-long' | 'not-https' | 'no-address' };

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A name with a dot that ends in letters: no number of a machine, no `localhost`, and nobody's user name before it. */
const ADDRESS = new RegExp(
  String.raw`^(https):\/\/((?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59}))(:\d{1,5})?([/?#][^\s\p{C}\\"<>^\x60{|}]*)?$`,
  'iu',
);

/** The host that a link leads to, as it is shown beside its title; undefined for what is no address of a link. */
export function linkHost(url: string): string | undefined {
  return ADDRESS.exec(url)?.[2]?.toLowerCase();
}

/**
 * The link that two texts mean; `https://` may be left out, and the host is written in small letters.
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
