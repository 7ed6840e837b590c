import { and, eq } from 'drizzle-orm';
import { canViewProfile } from '../../../src/domain/account/profile';
import type { FriendAction, Relationship } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { notifications } from '../../platform/database/schema/notifications';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { NewNotification } from '../inbox/notification.repository';
import { insertNotification } from '../inbox/notification.repository';
import { notifyPlayer } from '../inbox/notify-player';
import type { RelationshipKey } from './relationship.repository';

/** Who a notification tells of. */
interface NotificationActor {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
  /** Whether the profile is shown to a friend. */
  readonly open: boolean;
}

const FRIENDS_PAGE = '/account/friends';

/** By both names: an alias may be anybody's. */
const named = ({ username, alias }: NotificationActor): string =>
  alias === null ? username : `${alias} (${username})`;

/** Tells that somebody asks for friendship; answered where the requests are, as the profile may be shut. */
function friendRequested(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-request',
    title: 'New friend request',
    body: `${named(by)} would like to be your friend.`,
    link: FRIENDS_PAGE,
    fromId: by.id,
  };
}

/** Tells who has asked that the other one has agreed. */
function friendAccepted(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-accepted',
    title: 'You have a new friend',
    body: `${named(by)} and you are friends now.`,
    link: by.open ? `/community/user/${by.username}` : FRIENDS_PAGE,
    fromId: by.id,
  };
}

interface Changed {
  readonly deed: FriendAction;
  readonly before: Relationship;
  readonly after: Relationship;
  readonly now: Date;
}

async function findActor(tx: Executor, id: string): Promise<NotificationActor> {
  const [found] = await tx
    .select({
      id: accounts.id,
      username: accounts.username,
      alias: accounts.alias,
      settings: accountSettings.settings,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (!found) throw new Error('Who has done something has no account.');
  const { settings, ...told } = found;
  return { ...told, open: canViewProfile(readSettings(settings), 'friend') };
}

/** Forgets what a player was told of another. */
async function deleteNotifications(
  tx: Executor,
  accountId: string,
  fromId: string,
  kind?: 'friend-request',
): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(notifications.kind, kind);
  await tx
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.fromId, fromId), ofKind));
}

function news(by: NotificationActor, { before, after }: Changed): NewNotification | undefined {
  if (before.friendship === after.friendship) return undefined;
  if (after.friendship === 'asked') return friendRequested(by);
  return after.friendship === 'friends' ? friendAccepted(by) : undefined;
}

/** Keeps what the other one is to be told, and takes back what is over; the answer pushes it, after the commit. */
export async function recordFriendshipNotifications(
  tx: Executor,
  { callerId, otherId }: RelationshipKey,
  changed: Changed,
): Promise<(realtime: ChannelPublisher) => void> {
  const { deed, before, after, now } = changed;
  if (deed === 'block') {
    await deleteNotifications(tx, callerId, otherId);
    await deleteNotifications(tx, otherId, callerId);
  } else if (before.friendship === 'asks' && after.friendship !== 'asks') {
    await deleteNotifications(tx, callerId, otherId, 'friend-request');
  } else if (before.friendship === 'asked' && after.friendship === 'none') {
    await deleteNotifications(tx, otherId, callerId, 'friend-request');
  }
  if (before.friendship === after.friendship) return () => undefined;
  // Who has asked by an address before is told of once.
  if (after.friendship === 'asked') await deleteNotifications(tx, otherId, callerId, 'friend-request');
  const told = news(await findActor(tx, callerId), changed);
  if (told === undefined) return () => undefined;
  const notification = await insertNotification(tx, otherId, told, now);
  return (realtime) => notifyPlayer(realtime, otherId, { notification });
}
