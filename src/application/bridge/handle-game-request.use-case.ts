import type { AchievementGateway } from '../achievements/achievement-gateway.port';
import { filter, firstValueFrom } from 'rxjs';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import { methodTable } from '../../domain/bridge/method-table';
import type { GameCall } from '../../domain/bridge/parse-call';
import { authorizeCaller } from '../../domain/bridge/parse-call';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ShowGameAd } from '../ads/show-game-ad.use-case';
import type { TakeOverGuest } from '../guests/take-over-guest.use-case';
import type { InventoryDependencies } from '../inventory/inventory-handlers';
import { inventoryHandlers } from '../inventory/inventory-handlers';
import type { LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import { leaderboardHandlers } from '../leaderboards/leaderboard-handlers';
import type { PostedScores } from '../leaderboards/posted-scores';
import type { SaveGateway } from '../saves/save-gateway.port';
import type { SessionState } from '../session/session-state';
import type { ChangeSubscription } from '../subscriptions/change-subscription.use-case';
import { senderOf } from '../subscriptions/sender-of';
import type { SubscriptionGateway } from '../subscriptions/subscription-gateway.port';
import { answered } from './answered';
import type { Handlers, HandlersOf } from './handlers';
import type { LoginPrompt } from './login-prompt.port';
import type { GameVisit, OpenGame } from './open-game';
import type { PlayerTokenGateway } from './player-token-gateway.port';

interface AchievementDependencies {
  readonly list: Pick<AchievementGateway, 'list'>;
  readonly unlock: Pick<AchievementGateway, 'unlock'>;
  readonly report: Pick<AchievementGateway, 'progress'>;
}

/** Creates the handlers for a game's calls about its achievements. */
function achievementHandlers(
  { list, unlock, report }: AchievementDependencies,
  { slug: game }: Pick<OpenGame, 'slug'>,
): HandlersOf<'achievement'> {
  return {
    'achievement.list': async () => answered(await list.list(game)),
    'achievement.unlock': async ({ slug }) => answered(await unlock.unlock(game, slug)),
    'achievement.progress': async ({ slug, percent }) => answered(await report.progress(game, slug, percent)),
  };
}

/** Creates the handlers for a game's calls about emails of the game and its developer. */
function subscriptionHandlers(
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

const nothing = () => undefined;

/** Creates the handlers for a game's calls about the player's saves. */
function saveHandlers(gateway: SaveGateway, { slug }: Pick<OpenGame, 'slug'>): HandlersOf<'save'> {
  return {
    'save.all': async () => answered(await gateway.all(slug)),
    'save.load': async ({ slot, version }) => answered(await gateway.load(slug, slot, version)),
    'save.write': async (save) => answered(await gateway.write(slug, save)),
    'save.delete': async ({ slot }) => answered(await gateway.remove(slug, slot), nothing),
    'save.clear': async () => answered(await gateway.clear(slug), nothing),
  };
}

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
  readonly playerTokens: PlayerTokenGateway;
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
      ...this.userHandlers(visit.game),
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

  private userHandlers({ slug }: Pick<OpenGame, 'slug'>): HandlersOf<'user'> {
    return {
      'user.isLoggedIn': async () => ok((await this.player()) !== undefined),
      'user.getName': (_none, { username }) => ok(username),
      'user.getAlias': (_none, player) => ok(displayName(player)),
      'user.getCoins': (_none, { balance }) => ok(balance),
      'user.token': async () => answered(await this.dependencies.playerTokens.create(slug)),
      'user.openLogin': () => this.openLogin(),
    };
  }

  private openLogin(): Answer<undefined> {
    return this.dependencies.loginPrompt.open().ok
      ? ok(undefined)
      : err(bridgeError('err_too_many_requests', 'The player has just closed the login.'));
  }

  /** Waits for the server's session answer, so that an early call is not treated as a guest's. */
  private async player(): Promise<CurrentUser | undefined> {
    return (await firstValueFrom(this.dependencies.session.session$.pipe(filter(({ attempted }) => attempted)))).user;
  }
}
