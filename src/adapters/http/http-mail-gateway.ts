import type { ApiFailure } from '../../application/http/api-failure';
import type { MailGateway } from '../../application/mails/mail-gateway.port';
import type { NamedSender } from '../../domain/mails/sender-id';
import { senderId } from '../../domain/mails/sender-id';
import type { Result } from '../../domain/shared/result';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

const isSubscribed = ({ subscribed }: { readonly subscribed: boolean }) => subscribed;

/** Subscriptions of who agreed to them in the portal's dialog for a game. */
export class HttpMailGateway implements MailGateway {
  constructor(private readonly http: HttpClient) {}

  async check(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('mailsCheck', { params: { id: senderId(name) } }), isSubscribed);
  }

  async subscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    const body = { source: 'sdk' } as const;
    return mapOk(await this.http.send('mailsSubscribe', { params: { id: senderId(name) }, body }), isSubscribed);
  }

  async unsubscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    return mapOk(await this.http.send('mailsUnsubscribe', { params: { id: senderId(name) } }), isSubscribed);
  }
}
