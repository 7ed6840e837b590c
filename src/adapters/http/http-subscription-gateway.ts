import type { SubscriptionGateway } from '../../application/subscriptions/subscription-gateway.port';
import { senderId } from '../../domain/subscriptions/sender-id';
import type { HttpClient } from './http-client';

const isSubscribed = ({ subscribed }: { readonly subscribed: boolean }) => subscribed;

/** Subscriptions with the consent source `sdk`, given in the portal's dialog for a game. */
export const httpSubscriptionGateway = (http: HttpClient): SubscriptionGateway => ({
  check: (name) => http.send('mailsCheck', { params: { id: senderId(name) } }, isSubscribed),
  subscribe: (name) =>
    http.send('mailsSubscribe', { params: { id: senderId(name) }, body: { source: 'sdk' } }, isSubscribed),
  unsubscribe: (name) => http.send('mailsUnsubscribe', { params: { id: senderId(name) } }, isSubscribed),
});
