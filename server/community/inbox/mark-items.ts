import type { SQL } from 'drizzle-orm';
import { events } from '../../../src/contract/realtime.contract';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { Executor } from '../../platform/database/executor';
import type { ChannelPublisher } from '../../play/realtime/channel-publisher';
import type { Mailbox } from './mailbox.repository';
import { markMatching } from './mailbox.repository';

/** Input of a call that marks items of the caller. */
interface Marking {
  readonly caller: { readonly player: { readonly id: string; readonly username: string } };
  readonly now: Date;
  readonly tx: Executor;
  afterCommit(run: () => void): void;
}

/** Publishes that a conversation has changed to the open pages of one of its players. Call it after the commit. */
export function publishConversation(realtime: ChannelPublisher, playerId: string, username: string): void {
  const channel = announcementChannel({ playerId });
  if (channel !== undefined) realtime.publish(events.conversationUpdated, channel, { username });
}

/** Marks matching items of the caller as read or unread, and publishes it to the writers of messages after the commit. */
export async function markItems(
  realtime: ChannelPublisher,
  input: Marking,
  mailbox: Mailbox,
  { which, read }: { readonly which: SQL | undefined; readonly read: boolean },
): Promise<void> {
  const { player } = input.caller;
  const change = { accountId: player.id, which, readAt: read ? input.now : null };
  const writers = await markMatching(input.tx, mailbox, change);
  input.afterCommit(() => {
    for (const writer of writers) publishConversation(realtime, writer, player.username);
  });
}
