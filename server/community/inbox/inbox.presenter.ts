import type { WireMessage, WireNotification } from '../../../src/contract/inbox.contract';
import type { StoredMessage } from './message.repository';
import type { StoredNotification } from './notification.repository';

/** A notification as its player sees it. */
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

/** A message as the one to whom it is written sees it. */
export function presentMessage(stored: StoredMessage): WireMessage {
  return {
    id: stored.id,
    sender: stored.sender,
    subject: stored.subject,
    body: stored.body,
    created: stored.createdAt.toISOString(),
    read: stored.readAt !== null,
  };
}
