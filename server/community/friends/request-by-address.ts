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

type Tell = (realtime: ChannelPublisher) => void;

/** Whether a player takes a request of somebody who has none of theirs. */
async function takesRequest(tx: Executor, pairOf: RelationshipKey, { settings: stored }: OtherRow): Promise<boolean> {
  const settings = readSettings(stored);
  const friendInCommon = await haveFriendInCommon(tx, pairOf);
  return canSendFriendRequest(settings, { relation: 'player', friendInCommon });
}

async function ask(tx: Executor, callerId: string, other: OtherRow, now: Date): Promise<Tell | undefined> {
  const pairOf = { callerId, otherId: other.id };
  if (!(await lockRelationshipForUpdate(tx, pairOf))) return undefined;
  const before = await findRelationship(tx, pairOf);
  const next = nextRelationship(before, 'ask');
  if (!next.ok || next.value.friendship === before.friendship) return undefined;
  const after = next.value;
  const agreed = after.friendship === 'friends';
  if (limitProblem(agreed ? 'friend' : 'request', await countFriends(tx, pairOf))) return undefined;
  if (agreed) {
    await writeRelationship(tx, pairOf, before, after, now);
    const tell = await recordFriendshipNotifications(tx, pairOf, { deed: 'ask', before, after, now });
    return (realtime) => {
      tell(realtime);
      publishFriendsChanged(realtime, pairOf, before, after);
    };
  }
  if (!(await takesRequest(tx, pairOf, other))) return undefined;
  if ((await countAddressRequests(tx, callerId)) >= OPEN_REQUESTS_MAX) return undefined;
  if (!(await insertAddressRequest(tx, callerId, other.id, now))) return undefined;
  const tell = await recordFriendshipNotifications(tx, pairOf, { deed: 'ask', before, after, now });
  return (realtime) => {
    tell(realtime);
    publishFriendListChanged(realtime, other.id);
  };
}

/** Who has an address and lets others find them by it. */
async function findByAddress(executor: Executor, address: FriendAddress): Promise<OtherRow | undefined> {
  const found =
    address.kind === 'email'
      ? await findOther(executor, { email: address.email })
      : await findByPhone(executor, address.phone);
  return found && canBeFound(readSettings(found.settings), address.kind, 'player') ? found : undefined;
}

/** Asks whoever has this address or number, if they want to be found by it and take a request; whether it was so, nobody is told. Runs after the answer, which nothing waits for. */
export async function requestByAddress(
  { database, realtime, log }: Pick<ServerDependencies, 'database' | 'realtime' | 'log'>,
  callerId: string,
  address: FriendAddress,
  now: Date,
): Promise<void> {
  try {
    const other = await findByAddress(database.db, address);
    if (!other || other.id === callerId) return;
    const tell = await database.transaction((tx) => ask(tx, callerId, other, now));
    tell?.(realtime);
  } catch (error) {
    log.error({ err: error }, 'a friend request by an address could not be kept');
  }
}
