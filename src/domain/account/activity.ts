import type { Audience } from '../session/current-user';
import { AUDIENCES } from '../session/current-user';
import type { UserSettings } from '../session/settings';
import type { Relation } from './privacy';
import { canView } from './privacy';

/** Kinds of activity. */
export const ACTIVITY_KINDS = [
  'played',
  'earned',
  'reviewed',
  'reacted',
  'favourited',
  'followed',
  'befriended',
  'bought',
] as const;

export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Something that the logged-in player did. */
export interface Activity {
  readonly id: string;
  readonly kind: ActivityKind;
  /** Sentence about the activity. */
  readonly text: string;
  /** Path within the portal; undefined if the page no longer exists. */
  readonly url: string | undefined;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Others who see it under the current settings. */
  readonly audience: Audience;
}

/** One part of a player's activity, newest first. */
export interface ActivityPage {
  readonly items: readonly Activity[];
  /** Value of `before` for the next part; undefined at the end. */
  readonly next: string | undefined;
}

/** Query of a player's activity. */
export interface ActivityQuery {
  /** Undefined for all kinds. */
  readonly kind: ActivityKind | undefined;
  /** The `next` of the previous part; undefined for the newest. */
  readonly before: string | undefined;
}

/** Names that appear in an activity's sentence. */
export interface ActivitySubject {
  readonly kind: ActivityKind;
  /** Name of the game, achievement, item, developer or player. */
  readonly title: string;
  /** The game of an achievement or an item. */
  readonly game: string;
}

/** Returns the audience by the setting of the profile part that an activity belongs to. */
function partAudience({ privacy }: UserSettings, kind: ActivityKind): Audience {
  switch (kind) {
    case 'played':
      return privacy.play_history;
    case 'earned':
      return privacy.achievement_visibility;
    case 'befriended':
      return privacy.friend_visibility;
    case 'bought':
      return privacy.inventory_visibility;
    case 'reviewed':
      return 'all';
    case 'reacted':
    case 'favourited':
    case 'followed':
      // Counts of reactions, favourites and followers are public, but never the names behind them.
      return 'none';
  }
}

/**
 * Returns the audience of an activity: the narrowest of the settings for the profile, the activity and its part.
 * @rule 1.3.3 The activity never shows anything that another part of the profile hides.
 */
export function activityAudience(settings: UserSettings, kind: ActivityKind): Audience {
  const { profile_visibility, activity_visibility } = settings.privacy;
  const audiences: readonly Audience[] = [profile_visibility, activity_visibility, partAudience(settings, kind)];
  return audiences.reduce((narrow, next) => (AUDIENCES.indexOf(next) > AUDIENCES.indexOf(narrow) ? next : narrow));
}

/** Returns the kinds of a player's activity that a viewer may see. */
export function visibleActivity(settings: UserSettings, relation: Relation): readonly ActivityKind[] {
  return ACTIVITY_KINDS.filter((kind) => canView(activityAudience(settings, kind), relation));
}

/** Returns the sentence about an activity; never the price of a purchase. */
export function activityText({ kind, title, game }: ActivitySubject): string {
  switch (kind) {
    case 'played':
      return `Played ${title}`;
    case 'earned':
      return `Earned ${title} in ${game}`;
    case 'reviewed':
      return `Reviewed ${title}`;
    case 'reacted':
      return `Reacted to ${title}`;
    case 'favourited':
      return `Added ${title} to favourites`;
    case 'followed':
      return `Followed ${title}`;
    case 'befriended':
      return `Became friends with ${title}`;
    case 'bought':
      return `Got ${title} in ${game}`;
  }
}

/** Position in a player's activity, which is sorted newest first. */
export interface ActivityMark {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Distinguishes activities of the same millisecond. */
  readonly id: string;
}

const MARK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([a-z0-9:-]{1,80})$/;

/** Formats a position for a request. */
export function writeActivityMark({ at, id }: ActivityMark): string {
  return `${at}_${id}`;
}

/** Parses a position; undefined for any other text. */
export function readActivityMark(text: string): ActivityMark | undefined {
  const [, at, id] = MARK.exec(text) ?? [];
  if (at === undefined || id === undefined || !isMoment(at)) return undefined;
  return { at, id };
}

/** True if a time exists: rejects a thirteenth month and a 30 February. */
function isMoment(iso: string): boolean {
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}
