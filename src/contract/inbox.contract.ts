import * as z from 'zod/mini';
import { INBOX_SHOWN } from '../domain/notices/inbox-page';
import { wireLinkedGame } from './conversations.contract';
import { defineCall } from './define-call';
import { noData, orNull, wireDate, wireFlag, wirePage, wirePagination } from './wire-values';

/**
 * A notification; also the payload of `.notification.created` on `announcement.{userId}`. `link` is a path of the
 * portal.
 */
export const wireNotification = z.object({
  id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: orNull(z.string()),
  created: wireDate,
  read: z.boolean(),
});

/** A plain-text message; also the payload of `.message.created`. `sender` is null for messages from the portal. */
export const wireMessage = z.object({
  id: z.uuid(),
  sender: orNull(z.string()),
  /** Username of the sender, which names the conversation; null for the portal and for a deleted account. */
  conversation: orNull(z.string()),
  /** Empty for a message from a player. */
  subject: z.string(),
  body: z.string(),
  created: wireDate,
  read: z.boolean(),
  /** Null if the message links to no published game. */
  game: orNull(wireLinkedGame),
});

const query = z.object({ page: wirePage });
const params = z.object({ id: z.uuid() });
/** Newest item seen by the caller; later items stay unread. */
const seen = z.strictObject({ newest: z.optional(z.uuid()) });

export const notificationList = defineCall({
  method: 'GET',
  path: '/v1/private/user/notifications',
  access: 'player',
  summary: 'Returns the caller’s notifications, newest first, three a page, with the count of all unread ones.',
  query,
  data: z.object({ items: z.array(wireNotification), unread: z.int(), pagination: wirePagination }),
});

export const notificationRead = defineCall({
  method: 'PATCH',
  path: '/v1/private/user/notifications/{id}/read',
  access: 'player',
  keepalive: true,
  summary: 'Marks one of the caller’s notifications as read; repeating changes nothing.',
  params,
  data: noData,
});

export const notificationsReadAll = defineCall({
  method: 'PATCH',
  path: '/v1/private/user/notifications/read-all',
  access: 'player',
  keepalive: true,
  summary: 'Marks the caller’s notifications as read, up to the newest one that the caller has seen.',
  body: seen,
  data: noData,
});

export const messageList = defineCall({
  method: 'GET',
  path: '/v1/private/user/messages',
  access: 'player',
  summary: 'Returns the messages to the caller, newest first, three a page, with the count of all unread ones.',
  query,
  data: z.object({ items: z.array(wireMessage), unread: z.int(), pagination: wirePagination }),
});

export const messageRead = defineCall({
  method: 'PATCH',
  path: '/v1/private/user/messages/{id}/read',
  access: 'player',
  keepalive: true,
  summary: 'Marks one message to the caller as read; repeating changes nothing.',
  params,
  data: noData,
});

export const messagesReadAll = defineCall({
  method: 'PATCH',
  path: '/v1/private/user/messages/read-all',
  access: 'player',
  keepalive: true,
  summary: 'Marks the messages to the caller as read, up to the newest one that the caller has seen.',
  body: seen,
  data: noData,
});

export const inboxList = defineCall({
  method: 'GET',
  path: '/v1/private/user/inbox',
  access: 'player',
  summary:
    'Returns the caller’s notifications and messages, newest first, twenty items a page, with the count of all unread ones.',
  query: z.object({
    page: wirePage,
    /** Items to return. */
    show: z._default(z.enum(INBOX_SHOWN), 'all'),
    /** Returns unread items only. */
    unread: wireFlag,
  }),
  data: z.object({
    notifications: z.array(wireNotification),
    messages: z.array(wireMessage),
    unread: z.int(),
    pagination: wirePagination,
  }),
});

/** Changes of one item of the caller’s inbox. */
const itemChange = { access: 'player', params, data: noData } as const;
const notificationPath = '/v1/private/user/notifications/{id}';
const messagePath = '/v1/private/user/messages/{id}';
const deletion = 'and can be restored for an hour; repeating changes nothing.';

export const notificationUnread = defineCall({
  ...itemChange,
  method: 'PATCH',
  keepalive: true,
  path: `${notificationPath}/unread`,
  summary: 'Marks one of the caller’s notifications as unread; repeating changes nothing.',
});

export const notificationDelete = defineCall({
  ...itemChange,
  method: 'DELETE',
  path: notificationPath,
  summary: `Deletes one of the caller’s notifications, which disappears at once ${deletion}`,
});

export const notificationRestore = defineCall({
  ...itemChange,
  method: 'PUT',
  path: `${notificationPath}/restore`,
  summary: 'Restores a deleted notification. 404 after the deletion has become final.',
});

export const messageUnread = defineCall({
  ...itemChange,
  method: 'PATCH',
  keepalive: true,
  path: `${messagePath}/unread`,
  summary: 'Marks one message to the caller as unread; repeating changes nothing.',
});

export const messageDelete = defineCall({
  ...itemChange,
  method: 'DELETE',
  path: messagePath,
  summary: `Deletes one message to the caller, which disappears at once ${deletion} The sender keeps a copy.`,
});

export const messageRestore = defineCall({
  ...itemChange,
  method: 'PUT',
  path: `${messagePath}/restore`,
  summary: 'Restores a deleted message. 404 after the deletion has become final.',
});

export type WireNotification = z.input<typeof wireNotification>;
export type WireMessage = z.input<typeof wireMessage>;
