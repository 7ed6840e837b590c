import { communityProfile } from '../../src/contract/profile.contract';
import type { ProfilePart } from '../../src/domain/account/profile-parts';
import { mayShowProfile, visibleParts } from '../../src/domain/account/profile-parts';
import type { Relation } from '../../src/domain/account/relation';
import { mayBeUsername } from '../../src/domain/auth/username-shape';
import { wallFor } from '../../src/domain/community/profile-comment';
import { mayBefriend } from '../../src/domain/friends/may-befriend';
import type { Tie } from '../../src/domain/friends/tie';
import { tieOf } from '../../src/domain/friends/tie';
import { visibleActivity } from '../../src/domain/place/activity';
import { portalBadges } from '../../src/domain/place/portal-badges';
import { isPremium } from '../../src/domain/session/current-user';
import { readSettings } from '../../src/domain/session/read-settings';
import { err, ok } from '../../src/domain/shared/result';
import type { Executor } from '../database/executor';
import type { ServerDeps } from '../deps';
import { countFollowers, followsPlayer } from '../follows/player-follow.repository';
import { haveFriendInCommon } from '../friends/pair.repository';
import { refusal } from '../http/refusal';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { listBelongings } from '../inventory/owned-item.repository';
import { listActivity } from '../place/activity.repository';
import { countFacts } from '../place/badge-facts.repository';
import { presentProfile } from './profile.presenter';
import type { ProfileRow } from './profile.repository';
import { findProfile, listEarned, listFriends, listPlayed } from './profile.repository';
import { relationOf } from './relation.columns';

/** How much of what a player has done a profile shows. */
const MOST_ACTIVITY = 40;

/** What stands between a player and the caller; nothing of what only visitors and oneself are. */
async function readTie(
  executor: Executor,
  { id, friendship, settings }: ProfileRow,
  relation: Relation,
  callerId: string,
): Promise<Tie | undefined> {
  if (relation === 'self') return undefined;
  if (friendship !== 'none') return friendship;
  const known = readSettings(settings);
  const friendInCommon =
    known.community.friend_request === 'friends' && (await haveFriendInCommon(executor, { callerId, otherId: id }));
  return tieOf(friendship, mayBefriend(known, { relation, friendInCommon }));
}

/** How many follow a player who lets others follow, and whether the caller does. */
async function readFollows(executor: Executor, id: string, callerId: string | undefined, open: boolean) {
  if (!open) return { followers: null, following: false };
  const following = callerId !== undefined && (await followsPlayer(executor, callerId, id));
  return { followers: await countFollowers(executor, id), following };
}

/** The portal's badges of a player; for what the caller may not see nobody has one. */
async function badgesOf(executor: Executor, row: ProfileRow, shown: readonly ProfilePart[], now: Date) {
  const { achievements, games, reviews } = await countFacts(executor, row.id);
  const facts = {
    reviews,
    achievements: shown.includes('achievements') ? achievements : 0,
    games: shown.includes('history') ? games : 0,
    joined: row.createdAt.toISOString(),
    premium: isPremium({ premiumUntil: row.premiumUntil?.toISOString() }, now.getTime()),
  };
  return portalBadges(facts, now.getTime());
}

/** What a player shows of themselves. */
export function profileRoutes({ urls }: Pick<ServerDeps, 'urls'>): readonly Route[] {
  return [
    route(
      communityProfile,
      async ({ params, caller, now, tx }) => {
        const callerId = caller.player?.id;
        const row = mayBeUsername(params.user) ? await findProfile(tx, params.user, callerId) : undefined;
        const relation = row && relationOf(row, callerId);
        // A block is not told: to each of the two the other is nobody.
        if (!row || !relation || relation === 'blocked') return err(refusal.notFound('player'));
        const settings = readSettings(row.settings);
        if (!mayShowProfile(settings, relation)) return err(refusal.forbidden('This profile is private.'));
        const shown = visibleParts(settings, relation);
        const tie = callerId === undefined ? undefined : await readTie(tx, row, relation, callerId);
        const follows = await readFollows(tx, row.id, callerId, settings.privacy.followers);
        const wall = wallFor(settings, relation);
        const kinds = shown.includes('activity') ? visibleActivity(settings, relation) : [];
        const [earned, played, friends, belongings, activity, badges] = await Promise.all([
          shown.includes('achievements') ? listEarned(tx, row.id) : [],
          shown.includes('history') ? listPlayed(tx, row.id) : [],
          shown.includes('friends') ? listFriends(tx, row.id, callerId) : [],
          shown.includes('inventory') ? listBelongings(tx, row.id, now) : [],
          listActivity(tx, { accountId: row.id, kinds, callerId, before: undefined, limit: MOST_ACTIVITY }),
          shown.includes('badges') ? badgesOf(tx, row, shown, now) : [],
        ]);
        const parts = { shown, tie, follows, wall, earned, played, friends, belongings, activity, badges };
        return ok({ data: presentProfile(row, parts, urls, now) });
      },
      { cache: 'visitors-short' },
    ),
  ];
}
