import type { NamedSender } from '../../domain/subscriptions/sender-id';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** The signed-in player's subscriptions to mails of games and developers; each call answers how it stands now. */
export interface SubscriptionGateway {
  /** Whether the player is subscribed. */
  check(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
  /** Subscribes the player, who has agreed to it in the portal's dialog. */
  subscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
  /** Ends a subscription. */
  unsubscribe(name: NamedSender): Promise<Result<boolean, ApiFailure>>;
}
