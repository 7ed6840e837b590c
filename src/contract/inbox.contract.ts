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

/** A plain-text message to the caller. `sender` is null for messages from the portal. */
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

/**
 * A row of messages: a conversation with its newest message, or a message of the portal. `sender` and `conversation` name the other player, `read` is true if nothing in the row is unread.
 */
export const wireMessageRow = z.extend(wireMessage, {
  /** True if the caller wrote the newest message. */
  own: z.boolean(),
  /** Number of unread messages. */
  unread: z.int().check(z.minimum(0)),
  /** True if the row has a message to the caller, which can be unread. */
  received: z.boolean(),
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

const inboxQuery = z.object({
  page: wirePage,
  /** Kinds of items to return. */
  show: z._default(z.enum(INBOX_SHOWN), 'all'),
  /** Returns unread items only. */
  unread: wireFlag,
});
const inboxPage = z.object({
  notifications: z.array(wireNotification),
  messages: z.array(wireMessage),
  unread: z.int(),
  pagination: wirePagination,
});

export const inboxList = defineCall({
  method: 'GET',
  path: '/v1/private/user/inbox',
  access: 'player',
  summary:
    'Returns the caller’s notifications and messages, newest first, twenty items a page, with the count of all unread ones.',
  query: inboxQuery,
  data: inboxPage,
});

export const inboxRowList = defineCall({
  method: 'GET',
  path: '/v1/private/user/inbox/rows',
  access: 'player',
  summary:
    'Returns the caller’s notifications and messages, newest first, twenty rows a page, with the count of all unread ones. A conversation is one row.',
  query: inboxQuery,
  data: z.extend(inboxPage, { messages: z.array(wireMessageRow) }),
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

export const messageRowList = defineCall({
  method: 'GET',
  path: '/v1/private/user/inbox/messages',
  access: 'player',
  summary:
    'Returns the caller’s conversations and the portal’s messages, newest first, three rows a page, with the count of all unread rows.',
  query,
  data: z.object({ items: z.array(wireMessageRow), unread: z.int(), pagination: wirePagination }),
});

const rowPath = '/v1/private/user/inbox/messages/{id}';
const row = 'the portal’s message or the conversation with this message';

export const messageRowRead = defineCall({
  ...itemChange,
  method: 'PATCH',
  keepalive: true,
  path: `${rowPath}/read`,
  summary: `Marks ${row} as read, up to this message; repeating changes nothing.`,
});

export const messageRowUnread = defineCall({
  ...itemChange,
  method: 'PATCH',
  keepalive: true,
  path: `${rowPath}/unread`,
  summary: `Marks ${row} as unread: the newest message to the caller; repeating changes nothing. 404 if there is none.`,
});

export const messageRowDelete = defineCall({
  ...itemChange,
  method: 'DELETE',
  path: rowPath,
  summary: `Deletes ${row} up to this message, also the caller’s own messages. It disappears at once ${deletion} The other player keeps it, and a new message shows it again.`,
});

export const messageRowRestore = defineCall({
  ...itemChange,
  method: 'PUT',
  path: `${rowPath}/restore`,
  summary: `Undoes the latest deletion of ${row}. 404 after the deletion has become final.`,
});

export type WireNotification = z.input<typeof wireNotification>;
export type WireMessage = z.input<typeof wireMessage>;
export type WireMessageRow = z.input<typeof wireMessageRow>;
