import {
  developerFollow,
  developerFollowing,
  followedPlayers,
  playerFollow,
} from '../../../src/contract/follows.contract';
import { canContact } from '../../../src/domain/account/privacy';
import { canViewProfile } from '../../../src/domain/account/profile';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import { FOLLOWS_MAX } from '../../../src/domain/community/list-limits';
import { readSettings } from '../../../src/domain/session/read-settings';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { ServerDependencies } from '../../deps';
import { findDeveloper } from '../../catalogue/developers/developer.repository';
import { presentAcquaintance } from '../friends/friend.presenter';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { refusal } from '../../platform/http/refusal';
import type { Route, RouteOptions } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { lockAccount } from '../../identity/account-deletion/lock-account';
import { findPlayer } from '../profile/profile.repository';
import { relationOf } from '../profile/relationship.columns';
import {
  countFollowedDevelopers,
  countFollowersOf,
  followDeveloper,
  followsDeveloper,
  unfollowDeveloper,
} from './developer-follow.repository';
import {
  countFollowed,
  countFollowers,
  countListed,
  followPlayer,
  followsPlayer,
  listFollowed,
  unfollowPlayer,
} from './player-follow.repository';

const limitReached = (whom: string) =>
  refusal.conflict(`You’ve reached the limit of ${String(FOLLOWS_MAX)} ${whom} to follow.`);

async function developerState(tx: Executor, accountId: string, developerId: number) {
  const following = await followsDeveloper(tx, accountId, developerId);
  return { following, followers: await countFollowersOf(tx, developerId) };
}

/** Routes for following developers and players. */
export function followRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  const writes: RouteOptions = { limit: { max: 120, windowSeconds: 60, by: 'caller' } };
  return [
    route(developerFollowing, async ({ params, caller: { player }, tx }) => {
      const developer = await findDeveloper(tx, params.developer);
      if (!developer) return err(refusal.notFound('developer'));
      return ok({ data: await developerState(tx, player.id, developer.id) });
    }),

    route(
      developerFollow,
      async ({ params, body, caller: { player }, now, tx }) => {
        const developer = await findDeveloper(tx, params.developer);
        if (!developer) return err(refusal.notFound('developer'));
        // The lock serializes calls of a player, so that the limit is never exceeded.
        await lockAccount(tx, player.id);
        if (!body.following) await unfollowDeveloper(tx, player.id, developer.id);
        else if (!(await followsDeveloper(tx, player.id, developer.id))) {
          if ((await countFollowedDevelopers(tx, player.id)) >= FOLLOWS_MAX) return err(limitReached('developers'));
          await followDeveloper(tx, player.id, developer.id, now);
        }
        return ok({ data: await developerState(tx, player.id, developer.id) });
      },
      writes,
    ),

    route(
      playerFollow,
      async ({ params, body, caller: { player }, now, tx }) => {
        await lockAccount(tx, player.id);
        const other = couldBeUsername(params.user) ? await findPlayer(tx, params.user, player.id) : undefined;
        const relation = other && relationOf(other, player.id);
        if (!other || !relation || relation === 'blocked') return err(refusal.notFound('player'));
        if (relation === 'self') return err(refusal.validation({ user: ['You can’t follow yourself.'] }));
        const settings = readSettings(other.settings);
        if (!body.following) await unfollowPlayer(tx, player.id, other.id);
        else if (!canViewProfile(settings, relation) || !canContact(settings, 'follow', relation))
          return err(refusal.forbidden('This player can’t be followed.'));
        else if (!(await followsPlayer(tx, player.id, other.id))) {
          if ((await countFollowed(tx, player.id)) >= FOLLOWS_MAX) return err(limitReached('players'));
          await followPlayer(tx, player.id, other.id, now);
        }
        const isCountVisible = settings.privacy.followers && canViewProfile(settings, relation);
        const followers = isCountVisible ? await countFollowers(tx, other.id) : null;
        return ok({ data: { following: body.following, followers } });
      },
      writes,
    ),

    route(followedPlayers, async ({ query, caller: { player }, tx }) => {
      const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
      const [rows, total] = await Promise.all([listFollowed(tx, player.id, window), countListed(tx, player.id)]);
      return ok({
        data: {
          players: rows.map((row) => presentAcquaintance(row, urls)),
          pagination: presentPagination(paginate(total, query.page)),
        },
      });
    }),
  ];
}
