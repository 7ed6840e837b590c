import { and, eq } from 'drizzle-orm';
import { canViewProfile } from '../../../src/domain/account/profile';
import type { FriendAction, Relationship } from '../../../src/domain/friends/relationship';
import { readSettings } from '../../../src/domain/session/read-settings';
import type { Executor } from '../../platform/database/executor';
import { readOwnAccount } from '../../identity/account/account.repository';
import { notifications } from '../../platform/database/schema/inbox';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { NewNotification } from '../inbox/notification.repository';
import { insertNotification } from '../inbox/notification.repository';
import { notifyPlayer } from '../inbox/notify-player';
import type { RelationshipKey } from './relationship.repository';

/** The player that a notification is about. */
interface NotificationActor {
  readonly id: string;
  readonly username: string;
  readonly alias: string | null;
  /** True if friends can view the profile. */
  readonly open: boolean;
}

const FRIENDS_PAGE = '/account/friends';

/** Names a player by alias and username, because an alias is not unique. */
const named = ({ username, alias }: NotificationActor): string =>
  alias === null ? username : `${alias} (${username})`;

/** Creates the notification of a friend request. Links to the friends page, because the profile may be private. */
function friendRequested(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-request',
    title: 'New friend request',
    body: `${named(by)} would like to be your friend.`,
    link: FRIENDS_PAGE,
    fromId: by.id,
  };
}

/** Creates the notification of an accepted friend request. */
function friendAccepted(by: NotificationActor): NewNotification {
  return {
    kind: 'friend-accepted',
    title: 'You have a new friend',
    body: `You and ${named(by)} are now friends.`,
    link: by.open ? `/community/user/${by.username}` : FRIENDS_PAGE,
    fromId: by.id,
  };
}

interface Changed {
  readonly action: FriendAction;
  readonly before: Relationship;
  readonly after: Relationship;
  readonly now: Date;
}

async function findActor(tx: Executor, id: string): Promise<NotificationActor> {
  const found = await readOwnAccount(tx, id);
  if (!found) throw new Error('The account of the acting player does not exist.');
  const { username, alias, settings } = found;
  return { id, username, alias, open: canViewProfile(readSettings(settings), 'friend') };
}

/** Deletes a player's notifications about another player. */
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

function notificationOf(by: NotificationActor, { before, after }: Changed): NewNotification | undefined {
  if (before.friendship === after.friendship) return undefined;
  if (after.friendship === 'asked') return friendRequested(by);
  return after.friendship === 'friends' ? friendAccepted(by) : undefined;
}

/**
 * Stores a notification for the other player and deletes outdated ones. Call the returned function after the commit to
 * publish it.
 */
export async function recordFriendshipNotifications(
  tx: Executor,
  { callerId, otherId }: RelationshipKey,
  changed: Changed,
): Promise<(realtime: ChannelPublisher) => void> {
  const { action, before, after, now } = changed;
  if (action === 'block') {
    await deleteNotifications(tx, callerId, otherId);
    await deleteNotifications(tx, otherId, callerId);
  } else if (before.friendship === 'asks' && after.friendship !== 'asks') {
    await deleteNotifications(tx, callerId, otherId, 'friend-request');
  } else if (before.friendship === 'asked' && after.friendship === 'none') {
    await deleteNotifications(tx, otherId, callerId, 'friend-request');
  }
  if (before.friendship === after.friendship) return () => undefined;
  // Replaces the notification of an earlier request by address.
  if (after.friendship === 'asked') await deleteNotifications(tx, otherId, callerId, 'friend-request');
  const content = notificationOf(await findActor(tx, callerId), changed);
  if (content === undefined) return () => undefined;
  const notification = await insertNotification(tx, otherId, content, now);
  return (realtime) => notifyPlayer(realtime, otherId, { notification });
}
