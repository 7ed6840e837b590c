import type { AnswerOf } from '../../../src/contract/call';
import type { communityProfile } from '../../../src/contract/profile.contract';
import { activityText } from '../../../src/domain/account/activity';
import type { ProfilePart, CommentAccess, ProfilePartItems } from '../../../src/domain/account/profile';
import type { RelationshipStatus } from '../../../src/domain/friends/relationship';
import { isPremium } from '../../../src/domain/session/current-user';
import type { BelongingRow } from '../../commerce/inventory/owned-item.repository';
import type { ActivityRow } from '../../identity/account/activity.repository';
import { avatarPictures } from '../../identity/account/avatar';
import { presentPortalBadge } from '../../identity/account/portal-badge.presenter';
import { presentAchievement } from '../../play/achievements/achievement.presenter';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { EarnedRow, PersonRow, PlayedRow, ProfileRow } from './profile.repository';

type WireProfile = AnswerOf<typeof communityProfile>;
type WirePerson = Pick<WireProfile, 'username' | 'alias' | 'avatar'>;

/** The loaded parts of a profile. Hidden parts are not loaded. */
export interface ShownParts {
  readonly shown: readonly ProfilePart[];
  readonly tie: RelationshipStatus | undefined;
  readonly follows: Pick<WireProfile, 'followers' | 'following'>;
  readonly wall: CommentAccess;
  readonly messageable: boolean;
  readonly earned: readonly EarnedRow[];
  readonly played: readonly PlayedRow[];
  readonly friends: readonly PersonRow[];
  readonly belongings: readonly BelongingRow[];
  readonly badges: readonly ProfilePartItems['badges'][];
  readonly activity: readonly ActivityRow[];
}

/** Presents a player by name and picture. The default alias is the username. */
function presentPerson({ username, alias, ...row }: PersonRow, urls: PublicUrls): WirePerson {
  return { username, alias: alias ?? username, avatar: avatarPictures(row, urls) };
}

/** Presents an earned achievement with its game. */
export function presentEarned({ game, ...badge }: EarnedRow, urls: PublicUrls) {
  return { ...presentAchievement({ ...badge, progress: null }, urls), game: { slug: game.slug, title: game.title } };
}

function presentPlayed({ game, played }: PlayedRow) {
  return played === null ? [] : [{ game, played: played.toISOString() }];
}

function presentDone({ kind, title, game, url, at }: ActivityRow) {
  return { kind, text: activityText({ kind, title, game }), url, date: at.toISOString() };
}

/** Presents a profile to the caller. Hidden parts are null. */
export function presentProfile(
  row: ProfileRow,
  { shown, tie, follows, wall, messageable, earned, played, friends, belongings, badges, activity }: ShownParts,
  urls: PublicUrls,
  now: Date,
): WireProfile {
  const part = <Item>(name: ProfilePart, items: readonly Item[]): Item[] | null =>
    shown.includes(name) ? [...items] : null;
  return {
    ...presentPerson(row, urls),
    about: row.about,
    links: [...row.links],
    joined: row.createdAt.toISOString(),
    premium: isPremium({ premiumUntil: row.premiumUntil?.toISOString() }, now.getTime()),
    tie: tie ?? null,
    ...follows,
    wall,
    messageable,
    badges: part('badges', badges.map(presentPortalBadge)),
    achievements: part(
      'achievements',
      earned.map((badge) => presentEarned(badge, urls)),
    ),
    history: part('history', played.flatMap(presentPlayed)),
    activity: part('activity', activity.map(presentDone)),
    friends: part(
      'friends',
      friends.map((friend) => presentPerson(friend, urls)),
    ),
    inventory: part('inventory', belongings),
  };
}
