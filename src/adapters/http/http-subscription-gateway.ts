import type { ApiFailure } from '../../application/http/api-failure';
import type { SubscriptionGateway } from '../../application/subscriptions/subscription-gateway.port';
import type { Result } from '../../domain/shared/result';
import type { NamedSender } from '../../domain/subscriptions/sender-id';
import { senderId } from '../../domain/subscriptions/sender-id';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';

const isSubscribed = ({ subscribed }: { readonly subscribed: boolean }) => subscribed;

/** Subscriptions with the consent source `sdk`, given in the portal's dialog for a game. */
export class HttpSubscriptionGateway implements SubscriptionGateway {
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
