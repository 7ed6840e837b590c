import { answered } from '../bridge/answered';
import type { HandlersOf } from '../bridge/handlers';
import type { GameVisit } from '../bridge/open-game';
import type { ChangeSubscription } from './change-subscription.use-case';
import type { SubscriptionGateway } from './subscription-gateway.port';
import { senderOf } from './sender-of';

/** Creates the handlers for a game's calls about emails of the game and its developer. */
export function subscriptionHandlers(
  gateway: SubscriptionGateway,
  change: ChangeSubscription,
  visit: GameVisit,
): HandlersOf<'mail'> {
  return {
    'mail.subscribe': ({ sender }, player) => change.execute(visit, 'subscribe', sender, player),
    'mail.unsubscribe': ({ sender }, player) => change.execute(visit, 'unsubscribe', sender, player),
    'mail.toggle': ({ sender }, player) => change.execute(visit, 'toggle', sender, player),
    'mail.check': async ({ sender }) => answered(await gateway.check(senderOf(visit.game, sender))),
  };
}
