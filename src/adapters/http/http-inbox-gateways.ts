import type { ConversationGateway } from '../../application/inbox/conversation-gateway.port';
import type { InboxGateway } from '../../application/inbox/inbox-gateway.port';
import type { InboxPageGateway } from '../../application/inbox/inbox-page-gateway.port';
import { toNotification } from '../../contract/notification.mapper';
import { mergeInbox } from '../../domain/notices/inbox-page';
import type { Notification, Message } from '../../domain/notices/notification';
import type { HttpClient } from './http-client';
import { toPagination } from './pagination.mapper';

export const httpNotificationGateway = (http: HttpClient): InboxGateway<Notification> => ({
  newest: () =>
    http.send('notificationList', {}, ({ items, unread }) => ({ items: items.map(toNotification), unread })),
  markRead: (id) => http.send('notificationRead', { params: { id } }),
  markAllRead: (newest) => http.send('notificationsReadAll', { body: { newest } }),
});

export const httpMessageGateway = (http: HttpClient): InboxGateway<Message> => ({
  newest: () => http.send('messageRowList', {}, ({ items, unread }) => ({ items, unread })),
  markRead: (id) => http.send('messageRowRead', { params: { id } }),
  markAllRead: (newest) => http.send('messagesReadAll', { body: { newest } }),
});

const itemCalls = {
  notification: {
    read: 'notificationRead',
    unread: 'notificationUnread',
    readAll: 'notificationsReadAll',
    delete: 'notificationDelete',
    restore: 'notificationRestore',
  },
  message: {
    read: 'messageRowRead',
    unread: 'messageRowUnread',
    readAll: 'messagesReadAll',
    delete: 'messageRowDelete',
    restore: 'messageRowRestore',
  },
} as const;

export const httpInboxPageGateway = (http: HttpClient): InboxPageGateway => ({
  page: ({ show, unread }, page) =>
    http.send(
      'inboxRowList',
      { query: { page, show, unread: unread ? 'true' : 'false' } },
      ({ notifications, messages, pagination, ...counts }) => ({
        items: mergeInbox(notifications.map(toNotification), messages),
        unread: counts.unread,
        pagination: toPagination(pagination),
      }),
    ),
  mark: ({ type, id }, read) => http.send(itemCalls[type][read ? 'read' : 'unread'], { params: { id } }),
  markAllRead: (type, newest) => http.send(itemCalls[type].readAll, { body: { newest } }),
  delete: ({ type, id }) => http.send(itemCalls[type].delete, { params: { id } }),
  restore: ({ type, id }) => http.send(itemCalls[type].restore, { params: { id } }),
});

export const httpConversationGateway = (http: HttpClient): ConversationGateway => ({
  read: (user, before) => http.send('conversationGet', { params: { user }, query: { before } }),
  send: (user, message) => http.send('conversationSend', { params: { user }, body: message }),
  markRead: (user, newest) => http.send('conversationRead', { params: { user }, body: { newest } }),
});
