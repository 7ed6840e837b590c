import { communityProfile } from '../../../src/contract/profile.contract';
import type { Relation } from '../../../src/domain/account/privacy';
import { canViewProfile } from '../../../src/domain/account/profile';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import type { RelationshipStatus } from '../../../src/domain/friends/relationship';
import { canSendFriendRequest, relationshipStatusOf } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { haveFriendInCommon } from '../friends/relationship.repository';
import { presentProfile } from './profile.presenter';
import type { ProfileRow } from './profile.repository';
import { findProfile } from './profile.repository';
import { readParts } from './read-parts';
import { relationOf } from './relationship.columns';

/** Returns the relationship status of the caller. Undefined on the caller's own profile. */
async function readRelationshipStatus(
  executor: Executor,
  { id, friendship, settings }: ProfileRow,
  relation: Relation,
  callerId: string,
): Promise<RelationshipStatus | undefined> {
  if (relation === 'self') return undefined;
  if (friendship !== 'none') return friendship;
  const known = readSettings(settings);
  const friendInCommon =
    known.community.friend_request === 'friends' && (await haveFriendInCommon(executor, { callerId, otherId: id }));
  return relationshipStatusOf(friendship, canSendFriendRequest(known, { relation, friendInCommon }));
}

/** Route of a player's profile. */
export function profileRoutes({ urls }: Pick<ServerDependencies, 'urls'>): readonly Route[] {
  return [
    route(
      communityProfile,
      async ({ params, caller, now, tx }) => {
        const callerId = caller.player?.id;
        const row = couldBeUsername(params.user) ? await findProfile(tx, params.user, callerId) : undefined;
        const relation = row && relationOf(row, callerId);
        // A block makes each player unknown to the other.
        if (!row || !relation || relation === 'blocked') return err(refusal.notFound('player'));
        const settings = readSettings(row.settings);
        if (!canViewProfile(settings, relation)) return err(refusal.forbidden('This profile is private.'));
        const tie = callerId === undefined ? undefined : await readRelationshipStatus(tx, row, relation, callerId);
        const parts = await readParts(tx, { row, relation, callerId, now });
        return ok({ data: presentProfile(row, { ...parts, tie }, urls, now) });
      },
      { cache: 'visitors-short' },
    ),
  ];
}
