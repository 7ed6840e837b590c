import type { DeliveryPage, EndpointChoice, WebhookEndpoint } from '../../domain/server-api/webhooks';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** A game whose webhooks are configured, by slugs. */
export interface WebhookGame {
  readonly developer: string;
  readonly game: string;
}

/** Webhook endpoints of games. Another developer's game or endpoint is a 404. */
export interface WebhookGateway {
  /** Loads the endpoints, oldest first. */
  list(game: WebhookGame): Answer<readonly WebhookEndpoint[]>;
  /** Adds an endpoint, at most ten; returns its secret, which no other call returns. */
  create(game: WebhookGame, choice: EndpointChoice): Answer<string>;
  /** Changes address and events of an endpoint, or switches it on or off. */
  change(game: WebhookGame, id: string, choice: EndpointChoice, on: boolean): Answer<void>;
  /** Removes an endpoint with its log. */
  remove(game: WebhookGame, id: string): Answer<void>;
  /** Sends the message `ping`; 409 while the endpoint is switched off. */
  test(game: WebhookGame, id: string): Answer<void>;
  /** Loads a page of 20 messages of the last 30 days, newest first. */
  deliveries(game: WebhookGame, id: string, page: number): Answer<DeliveryPage>;
  /** Sends a message again; 409 while the endpoint is switched off. */
  resend(game: WebhookGame, id: string, delivery: string): Answer<void>;
}
