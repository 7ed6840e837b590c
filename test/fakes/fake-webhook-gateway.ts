import type { WebhookGame, WebhookGateway } from '../../src/application/console/webhook-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { EndpointChoice, WebhookDelivery, WebhookEndpoint } from '../../src/domain/server-api/webhooks';
import { pageOffset, paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

const date = '2026-01-01T00:00:00.000Z';

/** Creates an endpoint for all purchases. */
export const anEndpoint = (change: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  ...{ id: 'e1', url: 'https://api.example.com/hook', events: ['purchase.completed'], state: 'on', created: date },
  ...change,
});

/** Creates a delivered message. */
export const aDelivery = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: 'd1', type: 'ping', state: 'delivered', created: date, next: undefined, body: '{"type":"ping"}' },
  attempts: [{ at: date, status: 200, ms: 34, error: undefined, answer: 'thanks' }],
  ...change,
});

/** In-memory webhooks; every call fails with `failure` while it is set. */
export class FakeWebhookGateway implements WebhookGateway {
  failure: ApiFailure | undefined;
  endpoints: readonly WebhookEndpoint[] = [];
  deliveriesNow: readonly WebhookDelivery[] = [];
  readonly calls: unknown[][] = [];

  private async answer<T>(value: () => T): Promise<Result<T, ApiFailure>> {
    return this.failure === undefined ? ok(value()) : err(this.failure);
  }

  list = () => this.answer(() => this.endpoints);

  create(_game: WebhookGame, { url, events }: EndpointChoice) {
    this.calls.push(['create', url, events]);
    return this.answer(() => {
      this.endpoints = [...this.endpoints, anEndpoint({ id: `e${String(this.endpoints.length + 1)}`, url, events })];
      return 'whsec_secret';
    });
  }

  change(_game: WebhookGame, id: string, { url, events }: EndpointChoice, on: boolean) {
    this.calls.push(['change', id, url, events, on]);
    return this.answer(() => {
      this.endpoints = this.endpoints.map((one) =>
        one.id === id ? { ...one, url, events, state: on ? 'on' : 'off' } : one,
      );
    });
  }

  remove(_game: WebhookGame, id: string) {
    this.calls.push(['remove', id]);
    return this.answer(() => {
      this.endpoints = this.endpoints.filter((one) => one.id !== id);
    });
  }

  test(_game: WebhookGame, id: string) {
    this.calls.push(['test', id]);
    return this.answer<void>(() => undefined);
  }

  deliveries(_game: WebhookGame, _id: string, page: number) {
    const start = pageOffset(page, 20);
    return this.answer(() => ({
      deliveries: this.deliveriesNow.slice(start, start + 20),
      pagination: paginate(this.deliveriesNow.length, page, 20),
    }));
  }

  resend(_game: WebhookGame, id: string, delivery: string) {
    this.calls.push(['resend', id, delivery]);
    return this.answer<void>(() => undefined);
  }
}
