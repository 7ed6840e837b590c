import type { NamedSender } from '../../domain/subscriptions/sender-id';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** Email subscriptions of the logged-in player to games and developers. Every call returns the new state. */
export interface SubscriptionGateway {
  /** Reports whether the player is subscribed. */
  check(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
  /** Subscribes the player, who has confirmed it in the portal's dialog. */
  subscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
  /** Ends the subscription; false if there was none. */
  unsubscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
}
