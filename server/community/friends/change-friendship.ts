import type { AnyCall } from '../../../src/contract/call';
import { couldBeUsername } from '../../../src/domain/auth/username-shape';
import { limitedAddition, limitProblem } from '../../../src/domain/friends/friend-limits';
import type { FriendAction, Friendship, Relationship } from '../../../src/domain/friends/relationship';
import { canSendFriendRequest, nextRelationship } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { AttemptRule } from '../../identity/auth/attempts/attempt-rules';
import { FRIEND_REQUESTS, FRIEND_REQUESTS_TO_ONE } from '../../identity/auth/attempts/attempt-rules';
import { countAttempt } from '../../identity/auth/count-attempt';
import type { Executor } from '../../platform/database/executor';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { RouteInput } from '../../platform/http/route';
import { endFollows } from '../follows/player-follow.repository';
import { hasAddressRequest } from './address-request.repository';
import { playerNotFound, refusedFriendAction, refusedLimit, takesNoRequests, yourself } from './friend.policy';
import { publishFriendsChanged } from './publish-friends-changed';
import { recordFriendshipNotifications } from './record-friendship-notifications';
import type { OtherRow, RelationshipKey } from './relationship.repository';
import {
  countFriends,
  findOther,
  haveFriendInCommon,
  lockRelationshipForUpdate,
  findRelationship,
  writeRelationship,
} from './relationship.repository';

interface Input extends Pick<RouteInput<AnyCall>, 'now' | 'tx' | 'afterCommit'> {
  readonly caller: { readonly player: Player };
}

/** The friendship after a change. */
export interface ChangedFriendship {
  readonly username: string;
  readonly friendship: Friendship;
  /** True if the two were friends before. */
  readonly were_friends?: boolean;
}

/** Performs a friend action on the player with a username. */
export async function changeFriendship(
  { realtime }: Pick<ServerDependencies, 'realtime'>,
  { caller, now, tx, afterCommit }: Input,
  action: FriendAction,
  user: string,
): Promise<Result<ChangedFriendship, Refusal>> {
  const { id: callerId } = caller.player;
  const other = couldBeUsername(user) ? await findOther(tx, { username: user }) : undefined;
  if (!other) return err(playerNotFound());
  if (other.id === callerId) return err(yourself());
  const pairOf = { callerId, otherId: other.id };
  if (!(await lockRelationshipForUpdate(tx, pairOf))) return err(playerNotFound());
  const before = await findRelationship(tx, pairOf);
  const next = nextRelationship(before, action);
  if (!next.ok) return err(refusedFriendAction(action, next.error));
  const after = next.value;
  const refused = await refusedChange(tx, pairOf, { other, before, after, now });
  if (refused) return err(refused);
  // The sender of a request by address must not learn that the address belongs to anybody.
  const isSecret = isRefused(before, after) && (await hasAddressRequest(tx, other.id, callerId));
  await writeRelationship(tx, pairOf, before, after, now);
  if (after.blocked && !before.blocked) await endFollows(tx, pairOf.callerId, pairOf.otherId);
  const publish = await recordFriendshipNotifications(tx, pairOf, { action, before, after, now });
  afterCommit(() => {
    publish(realtime);
    if (before.friendship !== after.friendship || before.blocked !== after.blocked)
      publishFriendsChanged(realtime, pairOf, before, isSecret ? before : after);
  });
  const wereFriends = before.friendship === 'friends' ? { were_friends: true } : {};
  return ok({ username: other.username, friendship: after.friendship, ...wereFriends });
}

const isRefused = (before: Relationship, after: Relationship): boolean =>
  before.friendship === 'asks' && after.friendship === 'none';

interface Change {
  readonly other: OtherRow;
  readonly before: Relationship;
  readonly after: Relationship;
  readonly now: Date;
}

/** Returns the reason to refuse a change: the other player's settings, a limit, or too many recent requests. */
async function refusedChange(tx: Executor, pairOf: RelationshipKey, change: Change): Promise<Refusal | undefined> {
  const { other, before, after, now } = change;
  const added = limitedAddition(before, after);
  if (added === undefined) return undefined;
  if (added === 'request') {
    const friendInCommon = await haveFriendInCommon(tx, pairOf);
    if (!canSendFriendRequest(readSettings(other.settings), { relation: 'player', friendInCommon }))
      return takesNoRequests();
  }
  const problem = limitProblem(added, await countFriends(tx, pairOf));
  if (problem) return refusedLimit(problem);
  if (added !== 'request') return undefined;
  return (
    (await attemptRefusal(tx, FRIEND_REQUESTS_TO_ONE, [pairOf.callerId, pairOf.otherId], now)) ??
    (await attemptRefusal(tx, FRIEND_REQUESTS, [pairOf.callerId], now))
  );
}

async function attemptRefusal(
  tx: Executor,
  { name, max, windowSeconds }: AttemptRule,
  of: readonly string[],
  now: Date,
): Promise<Refusal | undefined> {
  const wait = await countAttempt(tx, { key: [name, ...of], max, windowSeconds, now });
  return wait > 0 ? refusal.tooManyRequests(wait) : undefined;
}
