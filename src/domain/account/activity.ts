import type { Audience } from '../session/current-user';
import { AUDIENCES } from '../session/current-user';
import type { UserSettings } from '../session/settings';
import type { Relation } from './privacy';
import { canView } from './privacy';

/** What a player can have done. */
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

/** Something that the signed-in player has done. */
export interface Activity {
  readonly id: string;
  readonly kind: ActivityKind;
  /** What was done, in words. */
  readonly text: string;
  /** A path of the portal; undefined where there is nothing to see any more. */
  readonly url: string | undefined;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Who else sees it, as the settings are now. */
  readonly audience: Audience;
}

/** A part of what a player has done, the newest first. */
export interface ActivityPage {
  readonly items: readonly Activity[];
  /** What the next part is asked for by; undefined at the end. */
  readonly next: string | undefined;
}

/** What is asked for of a player's activity. */
export interface ActivityQuery {
  /** Undefined for all. */
  readonly kind: ActivityKind | undefined;
  /** The `next` of the part before; undefined for the newest. */
  readonly before: string | undefined;
}

/** What the words of an activity are made of. */
export interface ActivitySubject {
  readonly kind: ActivityKind;
  /** The game's, the badge's, the item's, the developer's or the player's name. */
  readonly title: string;
  /** The game that a badge or an item is of. */
  readonly game: string;
}

/** The setting that decides beside those of the profile and of the activity. */
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
      // Games, developers and players tell how many, never who.
      return 'none';
  }
}

/**
 * Who sees that a player has done such a thing: whom the settings of the profile, of the activity and of the part that tells of it all let see.
 * @rule 1.3.3 The activity tells nobody what another part of the profile hides from them.
 */
export function activityAudience(settings: UserSettings, kind: ActivityKind): Audience {
  const { profile_visibility, activity_visibility } = settings.privacy;
  const audiences: readonly Audience[] = [profile_visibility, activity_visibility, partAudience(settings, kind)];
  return audiences.reduce((narrow, next) => (AUDIENCES.indexOf(next) > AUDIENCES.indexOf(narrow) ? next : narrow));
}

/** The kinds of a player's activity that somebody may see. */
export function visibleActivity(settings: UserSettings, relation: Relation): readonly ActivityKind[] {
  return ACTIVITY_KINDS.filter((kind) => canView(activityAudience(settings, kind), relation));
}

/** What a player has done, in words; of what was bought never the price. */
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
      return `Made ${title} a favourite`;
    case 'followed':
      return `Followed ${title}`;
    case 'befriended':
      return `Became friends with ${title}`;
    case 'bought':
      return `Got ${title} in ${game}`;
  }
}

/** A place in a player's activity, which goes from newest to oldest. */
export interface ActivityMark {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Tells apart what was done in the same millisecond. */
  readonly id: string;
}

const MARK = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([a-z0-9:-]{1,80})$/;

/** A place as it stands in a request. */
export function writeActivityMark({ at, id }: ActivityMark): string {
  return `${at}_${id}`;
}

/** Reads a place; undefined for what was never written as one. */
export function readActivityMark(text: string): ActivityMark | undefined {
  const [, at, id] = MARK.exec(text) ?? [];
  if (at === undefined || id === undefined || !isMoment(at)) return undefined;
  return { at, id };
}

/** A thirteenth month is no moment, and a 30 February would be another one. */
function isMoment(iso: string): boolean {
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}
