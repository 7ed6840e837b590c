import { and, eq } from 'drizzle-orm';
import { canViewProfile } from '../../../src/domain/account/profile-parts';
import type { FriendAction, Relationship } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { accountSettings } from '../../platform/database/schema/account-settings';
import { accounts } from '../../platform/database/schema/accounts';
import { notifications } from '../../platform/database/schema/notifications';
import type { NotificationActor } from '../inbox/friend-notifications';
import { friendAccepted, friendRequested } from '../inbox/friend-notifications';
import type { NewNotification } from '../inbox/notification.repository';
import { insertNotification } from '../inbox/notification.repository';
import { notifyPlayer } from '../inbox/notify-player';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { RelationshipKey } from './relationship.repository';

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
