import { canBeFound } from '../../../src/domain/account/privacy';
import type { FriendAddress } from '../../../src/domain/friends/friend';
import { limitProblem, OPEN_REQUESTS_MAX } from '../../../src/domain/friends/friend-limits';
import { canSendFriendRequest, nextRelationship } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import { countAddressRequests, insertAddressRequest } from './address-request.repository';
import { publishFriendsChanged, publishFriendListChanged } from './publish-friends-changed';
import { recordFriendshipNotifications } from './record-friendship-notifications';
import type { OtherRow, RelationshipKey } from './relationship.repository';
import {
  countFriends,
  findByPhone,
  findOther,
  haveFriendInCommon,
  lockRelationshipForUpdate,
  findRelationship,
  writeRelationship,
} from './relationship.repository';

type Publish = (realtime: ChannelPublisher) => void;

/** True if a player's settings accept a friend request from the caller. */
async function takesRequest(tx: Executor, pairOf: RelationshipKey, { settings: stored }: OtherRow): Promise<boolean> {
  const settings = readSettings(stored);
  const friendInCommon = await haveFriendInCommon(tx, pairOf);
  return canSendFriendRequest(settings, { relation: 'player', friendInCommon });
}

async function sendRequest(tx: Executor, callerId: string, other: OtherRow, now: Date): Promise<Publish | undefined> {
  const pairOf = { callerId, otherId: other.id };
  if (!(await lockRelationshipForUpdate(tx, pairOf))) return undefined;
  const before = await findRelationship(tx, pairOf);
  const next = nextRelationship(before, 'request');
  if (!next.ok || next.value.friendship === before.friendship) return undefined;
  const after = next.value;
  const agreed = after.friendship === 'friends';
  if (limitProblem(agreed ? 'friend' : 'request', await countFriends(tx, pairOf))) return undefined;
  if (agreed) {
    await writeRelationship(tx, pairOf, before, after, now);
    const publish = await recordFriendshipNotifications(tx, pairOf, { action: 'request', before, after, now });
    return (realtime) => {
      publish(realtime);
      publishFriendsChanged(realtime, pairOf, before, after);
    };
  }
  if (!(await takesRequest(tx, pairOf, other))) return undefined;
  if ((await countAddressRequests(tx, callerId)) >= OPEN_REQUESTS_MAX) return undefined;
  if (!(await insertAddressRequest(tx, callerId, other.id, now))) return undefined;
  const publish = await recordFriendshipNotifications(tx, pairOf, { action: 'request', before, after, now });
  return (realtime) => {
    publish(realtime);
    publishFriendListChanged(realtime, other.id);
  };
}

/** Finds the player with an address who can be found by it. */
async function findByAddress(executor: Executor, address: FriendAddress): Promise<OtherRow | undefined> {
  const found =
    address.kind === 'email'
      ? await findOther(executor, { email: address.email })
      : await findByPhone(executor, address.phone);
  return found && canBeFound(readSettings(found.settings), address.kind, 'player') ? found : undefined;
}

/**
 * Sends a friend request to the owner of an email address or phone number, if their settings allow it. Runs after the
 * response, so that the duration reveals nothing.
 */
export async function requestByAddress(
  { database, realtime, log }: Pick<ServerDependencies, 'database' | 'realtime' | 'log'>,
  callerId: string,
  address: FriendAddress,
  now: Date,
): Promise<void> {
  try {
    const other = await findByAddress(database.db, address);
    if (!other || other.id === callerId) return;
    const publish = await database.transaction((tx) => sendRequest(tx, callerId, other, now));
    publish?.(realtime);
  } catch (error) {
    log.error({ err: error }, 'A friend request by address could not be stored.');
  }
}
