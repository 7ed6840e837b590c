import type { InboxGateway } from '../../application/inbox/inbox-gateway.port';
import type { Notification, Message } from '../../domain/notices/notification';
import { toNotificationKind } from '../../domain/notices/notification';
import type { HttpClient } from './http-client';

export const httpNotificationGateway = (http: HttpClient): InboxGateway<Notification> => ({
  list: (page) =>
    http.send('notificationList', { query: { page } }, ({ items, unread, pagination }) => ({
      items: items.map(({ kind, ...item }) => ({ ...item, kind: toNotificationKind(kind) })),
      unread,
      pages: pagination.last,
    })),
  markRead: (id) => http.send('notificationRead', { params: { id } }),
  markAllRead: (newest) => http.send('notificationsReadAll', { body: { newest } }),
});

export const httpMessageGateway = (http: HttpClient): InboxGateway<Message> => ({
  list: (page) =>
    http.send('messageList', { query: { page } }, ({ items, unread, pagination }) => ({
      items,
      unread,
      pages: pagination.last,
    })),
  markRead: (id) => http.send('messageRead', { params: { id } }),
  markAllRead: (newest) => http.send('messagesReadAll', { body: { newest } }),
});
