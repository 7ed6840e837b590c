import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, or } from 'drizzle-orm';
import { events } from '../../../src/contract/realtime.contract';
import { announcementChannel } from '../../../src/domain/realtime/channels';
import type { Executor } from '../../platform/database/executor';
import { blocks } from '../../platform/database/schema/friends';
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

/** Returns the players of these who neither block the player nor are blocked. */
async function withoutBlocks(tx: Executor, playerId: string, others: readonly string[]): Promise<readonly string[]> {
  if (others.length === 0) return others;
  const found = await tx
    .select({ blocker: blocks.blocker, blocked: blocks.blocked })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blocker, playerId), inArray(blocks.blocked, [...others])),
        and(eq(blocks.blocked, playerId), inArray(blocks.blocker, [...others])),
      ),
    );
  const separated = new Set(found.flatMap(({ blocker, blocked }) => [blocker, blocked]));
  return others.filter((other) => !separated.has(other));
}

/**
 * Marks matching items of the caller as read or unread, and publishes it after the commit to the writers of messages, except across a block:
 * it would show a blocked player that the caller is online.
 */
export async function markItems(
  realtime: ChannelPublisher,
  input: Marking,
  mailbox: Mailbox,
  { which, read }: { readonly which: SQL | undefined; readonly read: boolean },
): Promise<void> {
  const { player } = input.caller;
  const change = { accountId: player.id, which, readAt: read ? input.now : null };
  const writers = await withoutBlocks(input.tx, player.id, await markMatching(input.tx, mailbox, change));
  input.afterCommit(() => {
    for (const writer of writers) publishConversation(realtime, writer, player.username);
  });
}
