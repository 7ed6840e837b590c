import type { ApiFailure } from '../../application/http/api-failure';
import type { InboxGateway, InboxPage } from '../../application/inbox/inbox-gateway.port';
import type { WireNotification } from '../../contract/inbox.contract';
import type { Notification } from '../../domain/notices/notification';
import { toNotificationKind } from '../../domain/notices/notification';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';
import { seenUpTo } from './seen-up-to';

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
