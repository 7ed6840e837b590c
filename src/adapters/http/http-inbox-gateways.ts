import type { ApiFailure } from '../../application/http/api-failure';
import type { InboxGateway, InboxPage } from '../../application/inbox/inbox-gateway.port';
import type { WireNotification } from '../../contract/inbox.contract';
import type { Notification, Message } from '../../domain/notices/notification';
import { toNotificationKind } from '../../domain/notices/notification';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './http-client';

/** Creates the body for "mark all as read", with the newest seen id. */
function seenUpTo(newest: string | undefined): { readonly newest?: string } {
  return newest === undefined ? {} : { newest };
}

export class HttpNotificationGateway implements InboxGateway<Notification> {
  constructor(private readonly http: HttpClient) {}

  async newest(): Promise<Result<InboxPage<Notification>, ApiFailure>> {
    return mapOk(await this.http.send('notificationList'), ({ items, unread }) => ({
      items: items.map(toNotification),
      unread,
    }));
  }

  async markRead(id: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('notificationRead', { params: { id } }), discardValue);
  }

  async markAllRead(newest?: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('notificationsReadAll', { body: seenUpTo(newest) }), discardValue);
  }
}

function toNotification({ kind, link, ...item }: WireNotification): Notification {
  return { ...item, kind: toNotificationKind(kind), link: link ?? undefined };
}

export class HttpMessageGateway implements InboxGateway<Message> {
  constructor(private readonly http: HttpClient) {}

  async newest(): Promise<Result<InboxPage<Message>, ApiFailure>> {
    return mapOk(await this.http.send('messageList'), ({ items, unread }) => ({
      items: items.map(({ sender, ...item }) => ({ ...item, sender: sender ?? undefined })),
      unread,
    }));
  }

  async markRead(id: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('messageRead', { params: { id } }), discardValue);
  }

  async markAllRead(newest?: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('messagesReadAll', { body: seenUpTo(newest) }), discardValue);
  }
}
