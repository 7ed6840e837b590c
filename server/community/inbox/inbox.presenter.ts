import type { WireMessage, WireMessageRow, WireNotification } from '../../../src/contract/inbox.contract';
import type { LinkedGames } from './linked-games';
import type { StoredMessageRow } from './message-row.repository';
import type { StoredMessage } from './message.repository';
import type { StoredNotification } from './notification.repository';

/** Presents a notification to its player. */
export function presentNotification(stored: StoredNotification): WireNotification {
  return {
    id: stored.id,
    kind: stored.kind,
    title: stored.title,
    body: stored.body,
    link: stored.link,
    created: stored.createdAt.toISOString(),
    read: stored.readAt !== null,
  };
}

/** Text in place of a message whose sender has deleted the account. */
const REMOVED = 'This message was removed with its sender’s account.';

/** Presents a message to its receiver. A message without sender and subject was written by a deleted account. */
export function presentMessage(stored: StoredMessage, linkedGames: LinkedGames): WireMessage {
  const isRemoved = stored.conversation === null && stored.subject === '';
  return {
    id: stored.id,
    sender: isRemoved ? 'Deleted account' : stored.sender,
    conversation: stored.conversation,
    subject: stored.subject,
    body: isRemoved ? REMOVED : stored.body,
    created: stored.createdAt.toISOString(),
    read: stored.readAt !== null,
    game: linkedGames(stored.body),
  };
}

/** Presents a row of messages to its player. */
export function presentMessageRow(
  { own, unread, received, ...row }: StoredMessageRow,
  linkedGames: LinkedGames,
): WireMessageRow {
  return { ...presentMessage({ ...row, readAt: null }, linkedGames), read: unread === 0, own, unread, received };
}
