import { and, eq } from 'drizzle-orm';
import { mayShowProfile } from '../../src/domain/account/profile-parts';
import type { FriendDeed, Pair } from '../../src/domain/friends/pair';
import { readSettings } from '../../src/domain/session/read-settings';
import type { Executor } from '../database/executor';
import { accountSettings } from '../database/schema/account-settings';
import { accounts } from '../database/schema/accounts';
import { notifications } from '../database/schema/notifications';
import type { ToldPlayer } from '../notices/friend-notifications';
import { friendAccepted, friendRequested } from '../notices/friend-notifications';
import type { NewNotification } from '../notices/notification.repository';
import { insertNotification } from '../notices/notification.repository';
import { tellPlayer } from '../notices/tell-player';
import type { ChannelPublisher } from '../realtime/channel-publisher';
import type { PairOf } from './pair.repository';

interface Changed {
  readonly deed: FriendDeed;
  readonly before: Pair;
  readonly after: Pair;
  readonly now: Date;
}

async function readTold(tx: Executor, id: string): Promise<ToldPlayer> {
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
  return { ...told, open: mayShowProfile(readSettings(settings), 'friend') };
}

/** Forgets what a player was told of another. */
async function untell(tx: Executor, accountId: string, fromId: string, kind?: 'friend-request'): Promise<void> {
  const ofKind = kind === undefined ? undefined : eq(notifications.kind, kind);
  await tx
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), eq(notifications.fromId, fromId), ofKind));
}

function news(by: ToldPlayer, { before, after }: Changed): NewNotification | undefined {
  if (before.friendship === after.friendship) return undefined;
  if (after.friendship === 'asked') return friendRequested(by);
  return after.friendship === 'friends' ? friendAccepted(by) : undefined;
}

/** Keeps what the other one is to be told, and takes back what is over; the answer pushes it, after the commit. */
export async function noteChange(
  tx: Executor,
  { callerId, otherId }: PairOf,
  changed: Changed,
): Promise<(realtime: ChannelPublisher) => void> {
  const { deed, before, after, now } = changed;
  if (deed === 'block') {
    await untell(tx, callerId, otherId);
    await untell(tx, otherId, callerId);
  } else if (before.friendship === 'asks' && after.friendship !== 'asks') {
    await untell(tx, callerId, otherId, 'friend-request');
  } else if (before.friendship === 'asked' && after.friendship === 'none') {
    await untell(tx, otherId, callerId, 'friend-request');
  }
  if (before.friendship === after.friendship) return () => undefined;
  // Who has asked by an address before is told of once.
  if (after.friendship === 'asked') await untell(tx, otherId, callerId, 'friend-request');
  const told = news(await readTold(tx, callerId), changed);
  if (told === undefined) return () => undefined;
  const notification = await insertNotification(tx, otherId, told, now);
  return (realtime) => tellPlayer(realtime, otherId, { notification });
}
