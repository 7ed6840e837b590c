import type { PlaySessionGateway } from '../../src/application/play/play-session-gateway.port';
import { BehaviorSubject, Subject } from 'rxjs';
import { noAnalytics } from '../../src/adapters/detached/no-telemetry';
import { loneTabChannel, MemorySessionStore, noPageLife } from '../../src/adapters/detached/detached-adapters';
import { authoriseChannel } from '../../src/adapters/http/authorise-channel';
import {
  httpAccountPagesGateway,
  httpReceiptGateway,
  httpBelongingsGateway,
} from '../../src/adapters/http/http-account-gateways';
import { httpAchievementGateway } from '../../src/adapters/http/http-achievement-gateway';
import { httpAdGateway } from '../../src/adapters/http/http-ad-gateway';
import { httpCatalogGateway } from '../../src/adapters/http/http-catalog-gateway';
import { HttpClient } from '../../src/adapters/http/http-client';
import { httpProfileGateway } from '../../src/adapters/http/http-community-gateways';
import { httpContentGateway, httpGameGateway, httpHomeGateway } from '../../src/adapters/http/http-page-gateways';
import { httpPlayerHomeGateway } from '../../src/adapters/http/http-player-home-gateway';
import { httpInventoryGateway } from '../../src/adapters/http/http-inventory-gateway';
import {
  httpHealthGateway,
  httpLeaderboardGateway,
  httpPlayerTokenGateway,
  httpSaveGateway,
  httpPlaySessionGateway,
  httpPlayGateway,
} from '../../src/adapters/http/http-play-gateways';
import { httpMarketGateway } from '../../src/adapters/http/http-market-gateway';
import { httpSecurityGateway } from '../../src/adapters/http/http-security-gateway';
import { httpSessionGateway } from '../../src/adapters/http/http-session-gateway';
import { httpSubscriptionGateway } from '../../src/adapters/http/http-subscription-gateway';
import { createWire } from '../../src/adapters/http/wire';
import { portalCalls } from '../../src/contract/portal-calls';
import { SystemClock, SystemRandom } from '../../src/adapters/system/system';
import { SocketIoRealtime } from '../../src/adapters/websocket/socket-io-realtime';
import { DeletePlay } from '../../src/application/account/delete-play.use-case';
import { ServePageAd } from '../../src/application/ads/serve-page-ad.use-case';
import { AuthModalPrompt } from '../../src/application/auth/auth-modal-prompt';
import { AuthModalState } from '../../src/application/auth/auth-modal-state';
import { gameRequestDependencies } from '../../src/application/bridge/game-request-dependencies';
import { HandleGameRequest } from '../../src/application/bridge/handle-game-request.use-case';
import { QuestionState } from '../../src/application/bridge/question-state';
import { ServeGame } from '../../src/application/bridge/serve-game.use-case';
import { LoadHome } from '../../src/application/home/load-home.use-case';
import { BuyItem } from '../../src/application/inventory/buy-item.use-case';
import { PurchaseKeys } from '../../src/application/inventory/purchase-keys';
import { PostedScores } from '../../src/application/leaderboards/posted-scores';
import { LoadShop } from '../../src/application/market/load-shop.use-case';
import { MakePurchase } from '../../src/application/market/make-purchase.use-case';
import { PurchasesState } from '../../src/application/market/purchases-state';
import { AnnounceAchievement } from '../../src/application/notices/announce-achievement.use-case';
import { ModalOwner } from '../../src/application/notices/modal-owner';
import { NoticesState } from '../../src/application/notices/notices-state';
import { RecordPlay } from '../../src/application/play/record-play.use-case';
import { ReportHealth } from '../../src/application/play/report-health.use-case';
import { TrackPlay } from '../../src/application/play/track-play.use-case';
import { XrPresenceState } from '../../src/application/play/xr-presence-state';
import { FollowAnnouncements } from '../../src/application/realtime/follow-announcements.use-case';
import { ChangeTwoFactor } from '../../src/application/security/change-two-factor.use-case';
import { EnterSession } from '../../src/application/session/enter-session.use-case';
import { FollowAccount } from '../../src/application/session/follow-account.use-case';
import { LogIn } from '../../src/application/session/log-in.use-case';
import { LogOut } from '../../src/application/session/log-out.use-case';
import { RefreshAccount } from '../../src/application/session/refresh-account.use-case';
import { RefreshSession } from '../../src/application/session/refresh-session.use-case';
import { Register } from '../../src/application/session/register.use-case';
import { RestoreSession } from '../../src/application/session/restore-session.use-case';
import { SessionRefusals } from '../../src/application/session/session-refusals';
import { SessionState } from '../../src/application/session/session-state';
import type { Diagnostics } from '../../src/application/system/diagnostics.port';
import { unknownSession } from '../../src/domain/session/session';
import { CookieJar } from './cookie-jar';
import { createCommunityServices } from './create-community-services';
import { nodeSocket } from './node-socket';
import { nodeTransport } from './node-transport';

export type Client = ReturnType<typeof createClient>;

/** Creates a complete portal client without a browser: the application's use-cases with adapters that need no DOM. */
export function createClient(portal: URL, diagnostics: Diagnostics) {
  const jar = new CookieJar();
  const refusals = new SessionRefusals();
  const clock = new SystemClock();
  const random = new SystemRandom();
  const http = new HttpClient(nodeTransport(portal, jar), () => Promise.resolve(createWire(portalCalls)));
  const joined = new BehaviorSubject(0);
  const socket = nodeSocket(portal, jar, () => joined.next(joined.value + 1));
  const realtime = new SocketIoRealtime(authoriseChannel(http, refusals.report), diagnostics, clock, socket);
  const store = new MemorySessionStore();
  const session = new SessionState(unknownSession);
  const sessions = httpSessionGateway(http);
  const enter = new EnterSession(store, session, loneTabChannel);
  const notices = new NoticesState(clock, random);
  const announce = new AnnounceAchievement(notices, session);
  const guest = { read: () => jar.get('p1_uuid') };
  const modal = new AuthModalState();
  const adGateway = httpAdGateway(http);
  const achievements = httpAchievementGateway(http);
  const presence = new XrPresenceState();
  const catalog = httpCatalogGateway(http);
  const inventory = httpInventoryGateway(http);
  const market = httpMarketGateway(http);
  const purchases = new PurchasesState();
  const questions = new QuestionState(session, presence, clock, new ModalOwner());
  const handle = new HandleGameRequest(
    gameRequestDependencies({
      session,
      loginPrompt: new AuthModalPrompt(modal, session, clock),
      questions,
      random,
      clock,
      achievements,
      catalog,
      inventory,
      boards: httpLeaderboardGateway(http),
      postedScores: new PostedScores(),
      saves: httpSaveGateway(http),
      mails: httpSubscriptionGateway(http),
      account: httpSecurityGateway(http),
      playerTokens: httpPlayerTokenGateway(http),
      ads: {
        gateway: adGateway,
        media: { fetched: () => Promise.resolve(true) },
        presence,
        covered: () => questions.current.phase.kind !== 'none',
      },
    }),
  );
  const plays = httpPlaySessionGateway(http);
  const playEnded = new Subject<void>();
  const playSessions: PlaySessionGateway = {
    start: (details) => plays.start(details),
    heartbeat: (id) => plays.heartbeat(id),
    end: async (id, vr) => {
      const ended = await plays.end(id, vr);
      if (ended.ok) playEnded.next();
      return ended;
    },
  };
  const recordPlay = new RecordPlay(session, playSessions, clock, diagnostics);
  const playGateway = httpPlayGateway(http);
  const trackPlay = new TrackPlay(session, playGateway, recordPlay, noPageLife, clock, diagnostics, noAnalytics);
  const games = httpGameGateway(http);
  const place = httpAccountPagesGateway(http);
  const restoreSession = new RestoreSession(sessions, store, session);
  const refresh = new RefreshSession(session, restoreSession, loneTabChannel);
  const refreshAccount = new RefreshAccount(session, store, sessions);
  return {
    session,
    notices,
    /** Number of acknowledged subscriptions. Later events of their channels arrive. */
    joined$: joined.asObservable(),
    /** Emits when a play session has ended. */
    playEnded$: playEnded.asObservable(),
    restoreSession,
    logIn: new LogIn(sessions, enter),
    logOut: new LogOut(sessions, store, session, loneTabChannel),
    register: new Register(sessions, enter),
    twoFactor: new ChangeTwoFactor(httpSecurityGateway(http), refresh),
    /** Questions of games to the player. */
    questions,
    followAccount: new FollowAccount(session, store, realtime, refreshAccount),
    followAnnouncements: new FollowAnnouncements(realtime, guest, session, announce, diagnostics),
    loadHome: new LoadHome(httpHomeGateway(http), random),
    playerHome: httpPlayerHomeGateway(http),
    gameGateway: games,
    contentGateway: httpContentGateway(http),
    profileGateway: httpProfileGateway(http),
    achievements,
    catalog,
    market,
    purchases,
    loadShop: new LoadShop(market),
    makePurchase: new MakePurchase(market, session, purchases, refreshAccount),
    buyItem: new BuyItem(inventory, new PurchaseKeys(random), session),
    receipts: httpReceiptGateway(http),
    belongings: httpBelongingsGateway(http),
    place,
    deletePlay: new DeletePlay(place),
    ...createCommunityServices(http, session, refresh),
    clock,
    random,
    adGateway,
    // Every picture counts as loaded, because nothing is drawn.
    servePageAd: new ServePageAd(adGateway, { fetched: () => Promise.resolve(true) }),
    serveGame: new ServeGame(
      session,
      modal,
      presence,
      handle,
      trackPlay,
      questions,
      clock,
      new ReportHealth(httpHealthGateway(http), noPageLife, diagnostics),
    ),
  };
}
