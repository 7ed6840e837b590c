import type { ApiFailure } from '../../src/application/http/api-failure';
import type { SubscriptionGateway } from '../../src/application/subscriptions/subscription-gateway.port';
import type { NamedSender } from '../../src/domain/subscriptions/sender-id';
import { senderId } from '../../src/domain/subscriptions/sender-id';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** In-memory subscriptions of one player; every call fails with `failure` while it is set. */
export class FakeMailGateway implements SubscriptionGateway {
  failure: ApiFailure | undefined;
  /** Sender ids that the player subscribes to. */
  readonly subscribed = new Set<string>();

  check(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    return this.answer(name);
  }

  subscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    if (!this.failure) this.subscribed.add(senderId(name));
    return this.answer(name);
  }

  unsubscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    if (!this.failure) this.subscribed.delete(senderId(name));
    return this.answer(name);
  }

  private answer(name: NamedSender): Promise<Result<boolean, ApiFailure>> {
    return Promise.resolve(this.failure ? err(this.failure) : ok(this.subscribed.has(senderId(name))));
  }
}
