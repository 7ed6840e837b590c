import type { ApiFailure } from '../../application/http/api-failure';
import type { InboxGateway, InboxPage } from '../../application/inbox/inbox-gateway.port';
import type { Message } from '../../domain/notices/notification';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';
import { seenUpTo } from './seen-up-to';

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
