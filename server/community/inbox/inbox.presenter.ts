import type { WireMessage, WireNotification } from '../../../src/contract/inbox.contract';
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

/** Presents a message to its receiver. */
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
