import type { AchievementGateway } from '../achievements/achievement-gateway.port';
import type { GameAdDependencies } from '../ads/show-game-ad.use-case';
import { ShowGameAd } from '../ads/show-game-ad.use-case';
import type { CatalogGateway } from '../catalog/catalog-gateway.port';
import { ListItems } from '../catalog/list-items.use-case';
import { TakeOverGuest } from '../guests/take-over-guest.use-case';
import { ConfirmPurchase } from '../inventory/confirm-purchase.use-case';
import { BuyItem } from '../inventory/buy-item.use-case';
import type { InventoryGateway } from '../inventory/inventory-gateway.port';
import { PurchaseKeys } from '../inventory/purchase-keys';
import type { LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import type { PostedScores } from '../leaderboards/posted-scores';
import { ChangeSubscription } from '../subscriptions/change-subscription.use-case';
import type { SubscriptionGateway } from '../subscriptions/subscription-gateway.port';
import type { SaveGateway } from '../saves/save-gateway.port';
import type { SecurityGateway } from '../security/security-gateway.port';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { Random } from '../system/random.port';
import type { GameRequestDependencies } from './handle-game-request.use-case';
import type { LoginPrompt } from './login-prompt.port';
import type { PlayerTokenGateway } from './player-token-gateway.port';
import type { QuestionState } from './question-state';

/** Ports and use cases behind the calls of games. */
export interface GameRequestSources {
  readonly session: SessionState;
  readonly loginPrompt: LoginPrompt;
  readonly questions: QuestionState;
  readonly random: Random;
  readonly clock: Clock;
  readonly achievements: AchievementGateway;
  readonly catalog: CatalogGateway;
  readonly inventory: InventoryGateway;
  readonly boards: LeaderboardGateway;
  readonly postedScores: PostedScores;
  readonly saves: SaveGateway;
  readonly mails: SubscriptionGateway;
  readonly account: Pick<SecurityGateway, 'overview'>;
  readonly ads: GameAdDependencies;
  readonly playerTokens: PlayerTokenGateway;
}

/** Creates the dependencies of `HandleGameRequest` from the ports. */
export function gameRequestDependencies(sources: GameRequestSources): GameRequestDependencies {
  const { session, loginPrompt, questions, random, clock, achievements, catalog, inventory, boards } = sources;
  const { postedScores, saves, mails, playerTokens } = sources;
  const buyItem = new BuyItem(inventory, new PurchaseKeys(random), session);
  return {
    session,
    loginPrompt,
    boards,
    postedScores,
    saves,
    mails,
    playerTokens,
    achievements: {
      list: achievements,
      unlock: achievements,
      report: achievements,
    },
    items: {
      catalog,
      inventory,
      listItems: new ListItems(catalog, clock),
      confirmPurchase: new ConfirmPurchase(session, catalog, inventory, questions, buyItem),
    },
    changeSubscription: new ChangeSubscription(session, mails, sources.account, questions),
    showGameAd: new ShowGameAd(session, clock, sources.ads),
    takeOverGuest: new TakeOverGuest(session, saves, boards, questions, clock),
  };
}
