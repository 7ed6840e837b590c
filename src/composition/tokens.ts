import type { HttpClient } from '../adapters/http/http-client';
import type { Transport } from '../adapters/http/transport';
import type { Wire } from '../adapters/http/wire';
import type { AuthModalState } from '../application/auth/auth-modal-state';
import type { CloseForOtherTab } from '../application/auth/close-for-other-tab.use-case';
import type { FinishSocialRegistration } from '../application/auth/finish-social-registration.use-case';
import type { SignInByProvider } from '../application/auth/sign-in-by-provider.use-case';
import type { SignInOpener } from '../application/auth/sign-in-opener.port';
import type { SignInTabs } from '../application/auth/sign-in-tabs.port';
import type { SocialGateway } from '../application/auth/social-gateway.port';
import type { WithdrawAuthNotices } from '../application/auth/withdraw-auth-notices.use-case';
import type { GameFrames } from '../application/bridge/game-frames.port';
import type { HandleGameRequest } from '../application/bridge/handle-game-request.use-case';
import type { LoginPrompt } from '../application/bridge/login-prompt.port';
import type { QuestionState } from '../application/bridge/question-state';
import type { ServeGame } from '../application/bridge/serve-game.use-case';
import type { ContentGateway } from '../application/content/content-gateway.port';
import type { FindRedirect } from '../application/content/find-redirect.use-case';
import type { GameGateway } from '../application/games/game-gateway.port';
import type { HomeGateway } from '../application/home/home-gateway.port';
import type { LoadHome } from '../application/home/load-home.use-case';
import type { InboxEcho } from '../application/inbox/inbox-echo.port';
import type { InboxGateway } from '../application/inbox/inbox-gateway.port';
import type { AnnounceAchievement } from '../application/notices/announce-achievement.use-case';
import type { ClearRecentToasts } from '../application/notices/clear-recent-toasts.use-case';
import type { DialogState } from '../application/notices/dialog-state';
import type { FeedbackGateway } from '../application/notices/feedback-gateway.port';
import type { FeedbackState } from '../application/notices/feedback-state';
import type { ModalOwner } from '../application/notices/modal-owner';
import type { NoticesState } from '../application/notices/notices-state';
import type { SoundPlayer } from '../application/notices/sound-player.port';
import type { PageIsolation } from '../application/play/page-isolation.port';
import type { PlayGateway } from '../application/play/play-gateway.port';
import type { ReportHealth } from '../application/play/report-health.use-case';
import type { TrackPlay } from '../application/play/track-play.use-case';
import type { XrPresenceState } from '../application/play/xr-presence-state';
import type { XrSupport } from '../application/play/xr-support.port';
import type { FollowAnnouncements } from '../application/realtime/follow-announcements.use-case';
import type { GuestId } from '../application/realtime/guest-id.port';
import type { Realtime } from '../application/realtime/realtime.port';
import type { SearchGateway } from '../application/search/search-gateway.port';
import type { SearchPortal } from '../application/search/search-portal.use-case';
import type { SuggestSearch } from '../application/search/suggest-search.use-case';
import type { EnterSession } from '../application/session/enter-session.use-case';
import type { FollowExpiry } from '../application/session/follow-expiry.use-case';
import type { FollowOtherTabs } from '../application/session/follow-other-tabs.use-case';
import type { LogIn } from '../application/session/log-in.use-case';
import type { LogOut } from '../application/session/log-out.use-case';
import type { RefreshSession } from '../application/session/refresh-session.use-case';
import type { Register } from '../application/session/register.use-case';
import type { RequirePlayer } from '../application/session/require-player.use-case';
import type { RestoreSession } from '../application/session/restore-session.use-case';
import type { SessionGateway } from '../application/session/session-gateway.port';
import type { SessionRefusals } from '../application/session/session-refusals';
import type { SessionState } from '../application/session/session-state';
import type { SessionStore } from '../application/session/session-store.port';
import type { TabChannel } from '../application/session/tab-channel.port';
import type { ValidateRegistrationStep } from '../application/session/validate-registration-step.use-case';
import type { ConsentManager } from '../application/shell/consent-manager.port';
import type { Attention } from '../application/system/attention.port';
import type { Clipboard } from '../application/system/clipboard.port';
import type { Clock } from '../application/system/clock.port';
import type { Connection } from '../application/system/connection.port';
import type { Device } from '../application/system/device';
import type { Diagnostics } from '../application/system/diagnostics.port';
import type { Random } from '../application/system/random.port';
import type { Sharer } from '../application/system/sharer.port';
import type { Stillness } from '../application/system/stillness.port';
import type { Analytics } from '../application/telemetry/analytics.port';
import type { EnterPage } from '../application/telemetry/enter-page.use-case';
import type { ErrorReporter } from '../application/telemetry/error-reporter.port';
import type { PageState } from '../application/telemetry/page-state';
import type { ReportError } from '../application/telemetry/report-error.use-case';
import type { TrackSigningIn } from '../application/telemetry/track-signing-in.use-case';
import type { Game } from '../domain/games/game';
import type { Message, Notification } from '../domain/notices/notification';
import type { Session } from '../domain/session/session';
import type { AdServices } from '../ui/ads/ad-services';
import type { OverlayAdViewModel } from '../ui/ads/overlay-ad.view-model';
import type { PageAdsViewModel } from '../ui/ads/page-ads.view-model';
import type { AppServices, PlayServices } from '../ui/app/app-services';
import type { PageMemory } from '../ui/app/page-memory';
import type { AuthModalViewModel } from '../ui/auth/auth-modal.view-model';
import type { SocialSignInViewModel } from '../ui/auth/social/social-sign-in.view-model';
import type { SocialServices, SocialStatusViewModel } from '../ui/auth/social/social-status.view-model';
import type { QuestionViewModel } from '../ui/bridge/question.view-model';
import type { InboxMenuViewModel, Inboxes } from '../ui/inbox/inbox-menu.view-model';
import type { DialogViewModel } from '../ui/notices/dialog.view-model';
import type { FeedbackViewModel } from '../ui/notices/feedback.view-model';
import type { OverlaysViewModel } from '../ui/notices/overlays.view-model';
import type { ToastsViewModel } from '../ui/notices/toasts.view-model';
import type { SearchServices } from '../ui/search/search-page-data';
import type { SessionViewModel } from '../ui/session/session.view-model';
import type { FooterViewModel } from '../ui/shell/footer.view-model';
import type { NavigationViewModel } from '../ui/shell/navigation.view-model';
import type { PageWaitViewModel } from '../ui/shell/page-wait.view-model';
import type { SnowfallViewModel } from '../ui/shell/snowfall.view-model';
import type { TokenServices } from '../ui/tokens/token-services';
import type { AppSettings } from './app-settings';
import { named, token } from './wiring';

/** Tokens of the app, without the lazily loaded ones (account-tokens, community-tokens); a test resolves each token. */
export const tokens = named({
  settings: token<AppSettings>(),
  device: token<Device>(),
  initialSession: token<Session>(),

  clock: token<Clock>(),
  random: token<Random>(),
  diagnostics: token<Diagnostics>(),
  analytics: token<Analytics>(),
  errorReporter: token<ErrorReporter>(),
  pageState: token<PageState>(),
  enterPage: token<EnterPage>(),
  reportError: token<ReportError>(),
  trackSigningIn: token<TrackSigningIn>(),

  transport: token<Transport>(),
  loadWire: token<() => Promise<Wire>>(),
  http: token<HttpClient>(),
  sessionGateway: token<SessionGateway>(),
  homeGateway: token<HomeGateway>(),
  gameGateway: token<GameGateway>(),
  contentGateway: token<ContentGateway>(),
  searchGateway: token<SearchGateway>(),

  sessionStore: token<SessionStore>(),
  tabChannel: token<TabChannel>(),
  attention: token<Attention>(),
  soundPlayer: token<SoundPlayer>(),
  realtime: token<Realtime>(),
  guestId: token<GuestId>(),
  consentManager: token<ConsentManager>(),
  stillness: token<Stillness>(),

  sessionState: token<SessionState>(),
  authModalState: token<AuthModalState>(),
  noticesState: token<NoticesState>(),

  restoreSession: token<RestoreSession>(),
  refreshSession: token<RefreshSession>(),
  enterSession: token<EnterSession>(),
  logIn: token<LogIn>(),
  logOut: token<LogOut>(),
  register: token<Register>(),
  validateRegistrationStep: token<ValidateRegistrationStep>(),
  sessionRefusals: token<SessionRefusals>(),
  followExpiry: token<FollowExpiry>(),
  followOtherTabs: token<FollowOtherTabs>(),
  closeForOtherTab: token<CloseForOtherTab>(),
  dialogState: token<DialogState>(),
  feedbackState: token<FeedbackState>(),
  modalOwner: token<ModalOwner>(),
  feedbackGateway: token<FeedbackGateway>(),
  clearRecentToasts: token<ClearRecentToasts>(),
  withdrawAuthNotices: token<WithdrawAuthNotices>(),
  announceAchievement: token<AnnounceAchievement>(),
  followAnnouncements: token<FollowAnnouncements>(),
  loadHome: token<LoadHome>(),
  findRedirect: token<FindRedirect>(),
  pageMemory: token<PageMemory>(),
  searchPortal: token<SearchPortal>(),
  suggestSearch: token<SuggestSearch>(),

  playGateway: token<PlayGateway>(),
  loginPrompt: token<LoginPrompt>(),
  gameFrames: token<GameFrames<HTMLIFrameElement>>(),
  connection: token<Connection>(),
  xrSupport: token<XrSupport>(),
  pageIsolation: token<PageIsolation>(),
  xrPresence: token<XrPresenceState>(),
  trackPlay: token<TrackPlay>(),
  reportHealth: token<ReportHealth>(),
  questionState: token<QuestionState>(),
  questionView: token<QuestionViewModel>(),
  handleGameRequest: token<HandleGameRequest>(),
  serveGame: token<ServeGame>(),

  socialGateway: token<SocialGateway>(),
  signInTabs: token<SignInTabs>(),
  signInOpener: token<SignInOpener>(),
  signInByProvider: token<SignInByProvider>(),
  finishSocialRegistration: token<FinishSocialRegistration>(),
  socialSignInView: token<SocialSignInViewModel>(),
  socialStatusView: token<SocialStatusViewModel>(),
  createSocialRegistration: token<SocialServices['createRegistration']>(),
  openAuth: token<AppServices['openAuth']>(),
  openSocial: token<AppServices['openSocial']>(),

  requirePlayer: token<RequirePlayer>(),
  openAccount: token<AppServices['openAccount']>(),

  notificationGateway: token<InboxGateway<Notification>>(),
  messageGateway: token<InboxGateway<Message>>(),
  inboxEcho: token<InboxEcho>(),
  inboxes: token<Inboxes>(),
  openInbox: token<() => Promise<Inboxes>>(),
  inboxMenu: token<InboxMenuViewModel>(),

  sessionView: token<SessionViewModel>(),
  authModalView: token<AuthModalViewModel>(),
  toastsView: token<ToastsViewModel>(),
  overlaysView: token<OverlaysViewModel>(),
  dialogView: token<DialogViewModel>(),
  feedbackView: token<FeedbackViewModel>(),
  navigationView: token<NavigationViewModel>(),
  pageWaitView: token<PageWaitViewModel>(),
  footerView: token<FooterViewModel>(),
  pageAdsView: token<PageAdsViewModel>(),
  snowfallView: token<SnowfallViewModel>(),
  createRetry: token<AppServices['createRetry']>(),
  openAds: token<() => Promise<AdServices>>(),
  createOverlayAd: token<(game: Pick<Game, 'adsDisabled' | 'overlay'>) => OverlayAdViewModel>(),
  openPlay: token<AppServices['openPlay']>(),
  openOverlays: token<AppServices['openOverlays']>(),
  openSearch: token<AppServices['openSearch']>(),
  openArcade: token<AppServices['openArcade']>(),
  openMarket: token<AppServices['openMarket']>(),
  openTokens: token<AppServices['openTokens']>(),
  createVerification: token<TokenServices['createVerification']>(),
  createSubscriptionLink: token<TokenServices['createSubscriptionLink']>(),
  createCoinPurchase: token<TokenServices['createCoinPurchase']>(),
  createDeletionStatus: token<TokenServices['createDeletionStatus']>(),
  createSearchBar: token<SearchServices['createBar']>(),
  createSearchForm: token<SearchServices['createForm']>(),
  createPlayer: token<PlayServices['createPlayer']>(),
  handOn: token<{ readonly sharer: Sharer; readonly clipboard: Clipboard }>(),
  createShare: token<PlayServices['createShare']>(),
});
