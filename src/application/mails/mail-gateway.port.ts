import type { MailSender } from '../../domain/mails/mail-subscription';
import type { Result } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

/** One sender: a game or a developer, by its slug. */
export interface SenderName {
  readonly sender: MailSender;
  readonly slug: string;
}

/** The signed-in player's subscriptions to mails of games and developers; each call answers how it stands now. */
export interface MailGateway {
  /** Whether the player is subscribed. */
  check(name: SenderName): Promise<Result<boolean, ApiFailure>>;
  /** Subscribes the player, who has agreed to it in the portal's dialog. */
  subscribe(name: SenderName): Promise<Result<boolean, ApiFailure>>;
  /** Ends a subscription. */
  unsubscribe(name: SenderName): Promise<Result<boolean, ApiFailure>>;
}
