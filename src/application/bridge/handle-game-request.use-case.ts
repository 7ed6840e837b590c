import { filter, firstValueFrom } from 'rxjs';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import { methodTable } from '../../domain/bridge/method-table';
import type { GameCall } from '../../domain/bridge/parse-call';
import { authorizeCaller } from '../../domain/bridge/authorize-caller';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import { achievementHandlers } from '../achievements/achievement-handlers';
import type { AchievementDependencies } from '../achievements/achievement-handlers';
import type { ShowGameAd } from '../ads/show-game-ad.use-case';
import type { TakeOverGuest } from '../guests/take-over-guest.use-case';
import type { InventoryDependencies } from '../inventory/inventory-handlers';
import { inventoryHandlers } from '../inventory/inventory-handlers';
import type { LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import { leaderboardHandlers } from '../leaderboards/leaderboard-handlers';
import type { PostedScores } from '../leaderboards/posted-scores';
import type { ChangeSubscription } from '../subscriptions/change-subscription.use-case';
import type { SubscriptionGateway } from '../subscriptions/subscription-gateway.port';
import { subscriptionHandlers } from '../subscriptions/subscription-handlers';
import type { SaveGateway } from '../saves/save-gateway.port';
import { saveHandlers } from '../saves/save-handlers';
import type { SessionState } from '../session/session-state';
import type { Handlers, HandlersOf } from './handlers';
import type { LoginPrompt } from './login-prompt.port';
import type { GameVisit } from './open-game';

type Answer<T> = Result<T, BridgeError>;
type AnyHandler = (args: unknown, player: CurrentUser | undefined) => Answer<unknown> | Promise<Answer<unknown>>;

export interface GameRequestDependencies {
  readonly session: SessionState;
  readonly loginPrompt: LoginPrompt;
  readonly achievements: AchievementDependencies;
  readonly items: InventoryDependencies;
  readonly boards: LeaderboardGateway;
  readonly postedScores: PostedScores;
  readonly saves: SaveGateway;
  readonly mails: SubscriptionGateway;
  readonly changeSubscription: ChangeSubscription;
  readonly takeOverGuest: TakeOverGuest;
  readonly showGameAd: ShowGameAd;
}

/** Answers one call of the game whose page is open. A game cannot address another game. */
export class HandleGameRequest {
  constructor(private readonly dependencies: GameRequestDependencies) {}

  async execute(visit: GameVisit, call: GameCall): Promise<Answer<unknown>> {
    const row = methodTable[call.method];
    // Reports about the game's activity need no player and must not wait for one.
    const player = row.caller === 'signed-in' ? await this.player() : undefined;
    const refusal = authorizeCaller(row, player !== undefined);
    if (refusal !== undefined) return err(refusal);
    const handle = this.handlers(visit)[call.method] as AnyHandler;
    return handle(call.args, player);
  }

  private handlers(visit: GameVisit): Handlers {
    const { achievements, items, boards, postedScores, saves, mails, changeSubscription, takeOverGuest, showGameAd } =
      this.dependencies;
    const { signals } = visit;
    return {
      ...this.userHandlers(),
      ...inventoryHandlers(items, visit),
      ...leaderboardHandlers(boards, visit, postedScores),
      ...saveHandlers(saves, visit.game),
      ...subscriptionHandlers(mails, changeSubscription, visit),
      ...achievementHandlers(achievements, visit.game),
      'session.xr': ({ signal, emulated }) => ok(signals.xr(signal, emulated === true) as undefined),
      'session.lifecycle': ({ signal }) => ok(signals.lifecycle(signal) as undefined),
      'ads.show': async ({ kind }) => ok(await showGameAd.execute(visit, kind)),
      'guest.offer': (offer, player) => takeOverGuest.execute(visit, offer, player),
    };
  }

  private userHandlers(): HandlersOf<'user'> {
    return {
      'user.isLoggedIn': async () => ok((await this.player()) !== undefined),
      'user.getName': (_none, { username }) => ok(username),
      'user.getAlias': (_none, player) => ok(displayName(player)),
      'user.getCoins': (_none, { balance }) => ok(balance),
      'user.openLogin': () => this.openLogin(),
    };
  }

  private openLogin(): Answer<undefined> {
    return this.dependencies.loginPrompt.open().ok
      ? ok(undefined)
      : err(bridgeError('err_too_many_requests', 'The player has just closed the sign-in.'));
  }

  /** Waits for the server's session answer, so that an early call is not treated as a guest's. */
  private async player(): Promise<CurrentUser | undefined> {
    return (await firstValueFrom(this.dependencies.session.session$.pipe(filter(({ attempted }) => attempted)))).user;
  }
}
