import type { HttpClient } from '../adapters/http/http-client';
import type { Transport } from '../adapters/http/transport';
import type { Wire } from '../adapters/http/wire';
import type { AdConsentSource } from '../application/ads/ad-consent-source.port';
import type { AdFrames } from '../application/ads/ad-frames.port';
import type { AdGateway } from '../application/ads/ad-gateway.port';
import type { AdMedia } from '../application/ads/ad-media.port';
import type { AdProbe } from '../application/ads/ad-probe.port';
import type { SlotSight } from '../application/ads/slot-sight.port';
import type { AuthModalState } from '../application/auth/auth-modal-state';
import type { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import type { CloseForOtherTab } from '../application/auth/close-for-other-tab.use-case';
import type { SignInOpener } from '../application/auth/sign-in-opener.port';
import type { SignInTabs } from '../application/auth/sign-in-tabs.port';
import type { WithdrawAuthNotices } from '../application/auth/withdraw-auth-notices.use-case';
import type { GameFrames } from '../application/bridge/game-frames.port';
import type { QuestionState } from '../application/bridge/question-state';
import type { CatalogGateway } from '../application/catalog/catalog-gateway.port';
import type { ContentGateway } from '../application/content/content-gateway.port';
import type { FindRedirect } from '../application/content/find-redirect.use-case';
import type { FriendGateway } from '../application/friends/friend-gateway.port';
import type { GameGateway } from '../application/games/game-gateway.port';
import type { HomeGateway } from '../application/home/home-gateway.port';
import type { LoadHome } from '../application/home/load-home.use-case';
import type { InboxEcho } from '../application/inbox/inbox-echo.port';
import type { InventoryGateway } from '../application/inventory/inventory-gateway.port';
import type { AnnounceAchievement } from '../application/notices/announce-achievement.use-case';
import type { ClearRecentToasts } from '../application/notices/clear-recent-toasts.use-case';
import type { DialogState } from '../application/notices/dialog-state';
import type { FeedbackState } from '../application/notices/feedback-state';
import type { OpenPanels } from '../application/shell/open-panels';
import type { ModalOwner } from '../application/notices/modal-owner';
import type { NoticesState } from '../application/notices/notices-state';
import type { SoundToasts } from '../application/notices/sound-toasts.use-case';
import type { SoundPlayer } from '../application/notices/sound-player.port';
import type { GameConnections } from '../application/play/game-connections.port';
import type { PlayedLink } from '../application/play/played-link.port';
import type { PageIsolation } from '../application/play/page-isolation.port';
import type { XrPresenceState } from '../application/play/xr-presence-state';
import type { XrSupport } from '../application/play/xr-support.port';
import type { PictureReader } from '../application/profile/picture-reader.port';
import type { FollowAnnouncements } from '../application/realtime/follow-announcements.use-case';
import type { GuestId } from '../application/realtime/guest-id.port';
import type { Realtime } from '../application/realtime/realtime.port';
import type { QrCodes } from '../application/security/qr-codes.port';
import type { SecurityGateway } from '../application/security/security-gateway.port';
import type { EnterSession } from '../application/session/enter-session.use-case';
import type { FollowAccount } from '../application/session/follow-account.use-case';
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
import type { OfflineCopies } from '../application/offline/offline-copies.port';
import type { OfflineGames } from '../application/offline/offline-games.port';
import type { Attention } from '../application/system/attention.port';
import type { Clipboard } from '../application/system/clipboard.port';
import type { Clock } from '../application/system/clock.port';
import type { Connection } from '../application/system/connection.port';
import type { Device } from '../application/system/device';
import type { Diagnostics } from '../application/system/diagnostics.port';
import type { FileSaver } from '../application/system/file-saver.port';
import type { LeaveGuard } from '../application/system/leave-guard.port';
import type { PageLife } from '../application/system/page-life.port';
import type { Deferred } from '../application/system/deferred';
import type { Random } from '../application/system/random.port';
import type { Sharer } from '../application/system/sharer.port';
import type { Stillness } from '../application/system/stillness.port';
import type { Analytics } from '../application/telemetry/analytics.port';
import type { EnterPage } from '../application/telemetry/enter-page.use-case';
import type { ErrorReporter } from '../application/telemetry/error-reporter.port';
import type { PageState } from '../application/telemetry/page-state';
import type { ReportError } from '../application/telemetry/report-error.use-case';
import type { TrackSigningIn } from '../application/telemetry/track-signing-in.use-case';
import type { WebVitals } from '../application/telemetry/web-vitals.port';
import type { Session } from '../domain/session/session';
import type { TimeZone } from '../domain/shared/time-zone';
import type { AdServices } from '../ui/ads/ad-services';
import type { PageAdsViewModel } from '../ui/ads/page-ads.view-model';
import type { AppServices } from '../ui/app/app-services';
import type { PageMemory } from '../ui/app/page-memory';
import type { AuthModalViewModel } from '../ui/auth/auth-modal.view-model';
import type { InboxMenuViewModel, Inboxes } from '../ui/inbox/inbox-menu.view-model';
import type { OverlaysViewModel } from '../ui/notices/overlays.view-model';
import type { ToastsViewModel } from '../ui/notices/toasts.view-model';
import type { SessionViewModel } from '../ui/session/session.view-model';
import type { FooterViewModel } from '../ui/shell/footer.view-model';
import type { NavigationViewModel } from '../ui/shell/navigation.view-model';
import type { PageWaitViewModel } from '../ui/shell/page-wait.view-model';
import type { SnowfallViewModel } from '../ui/shell/snowfall.view-model';
import type { AppSettings } from './inlined-state';
import { named, token } from './wiring';

/** The part that a service of the screens opens. */
type Opening<Name extends keyof AppServices> = AppServices[Name] extends () => Promise<infer Services>
  ? Deferred<Services>
  : never;

/** Tokens of the first page, and the ports of all parts; the other tokens of a part stand in its file. */
export const tokens = named({
  settings: token<AppSettings>(),
  device: token<Device>(),
  initialSession: token<Session>(),

  clock: token<Clock>(),
  random: token<Random>(),
  diagnostics: token<Diagnostics>(),
  analytics: token<Analytics>(),
  errorReporter: token<ErrorReporter>(),
  webVitals: token<WebVitals>(),
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
  promptSignIn: token<PromptSignIn>(),
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
  openPanels: token<OpenPanels>(),
  clearRecentToasts: token<ClearRecentToasts>(),
  withdrawAuthNotices: token<WithdrawAuthNotices>(),
  announceAchievement: token<AnnounceAchievement>(),
  soundToasts: token<SoundToasts>(),
  followAnnouncements: token<FollowAnnouncements>(),
  loadHome: token<LoadHome>(),
  findRedirect: token<FindRedirect>(),
  pageMemory: token<PageMemory>(),

  xrPresence: token<XrPresenceState>(),
  questionState: token<QuestionState>(),

  openAuth: token<Opening<'openAuth'>>(),
  openSocial: token<Opening<'openSocial'>>(),

  requirePlayer: token<RequirePlayer>(),
  openAccount: token<Opening<'openAccount'>>(),

  openInbox: token<Deferred<Inboxes>>(),
  inboxMenu: token<InboxMenuViewModel>(),

  sessionView: token<SessionViewModel>(),
  authModalView: token<AuthModalViewModel>(),
  toastsView: token<ToastsViewModel>(),
  overlaysView: token<OverlaysViewModel>(),
  navigationView: token<NavigationViewModel>(),
  pageWaitView: token<PageWaitViewModel>(),
  footerView: token<FooterViewModel>(),
  pageAdsView: token<PageAdsViewModel>(),
  snowfallView: token<SnowfallViewModel>(),
  createRetry: token<AppServices['createRetry']>(),
  openAds: token<Deferred<AdServices>>(),
  openPlay: token<Opening<'openPlay'>>(),
  openOverlays: token<Opening<'openOverlays'>>(),
  openSearch: token<Opening<'openSearch'>>(),
  openBrowse: token<Opening<'openBrowse'>>(),
  openMarket: token<Opening<'openMarket'>>(),
  openTokens: token<Opening<'openTokens'>>(),
  openOffline: token<Opening<'openOffline'>>(),
  openPlayerHome: token<Opening<'openPlayerHome'>>(),

  // Ports of the parts: each part registers the adapter of the browser, unless the environment has registered another one.
  catalogGateway: token<CatalogGateway>(),
  friendGateway: token<FriendGateway>(),
  inventoryGateway: token<InventoryGateway>(),
  securityGateway: token<SecurityGateway>(),
  adGateway: token<AdGateway>(),
  adMedia: token<AdMedia>(),
  adSight: token<SlotSight<Element>>(),
  adStillness: token<Stillness>(),
  adProbe: token<AdProbe>(),
  adConsent: token<AdConsentSource>(),
  adFrames: token<AdFrames<HTMLIFrameElement>>(),
  gameFrames: token<GameFrames<HTMLIFrameElement>>(),
  connection: token<Connection>(),
  offlineGames: token<OfflineGames>(),
  playedLink: token<PlayedLink>(),
  offlineCopies: token<OfflineCopies>(),
  xrSupport: token<XrSupport>(),
  pageIsolation: token<PageIsolation>(),
  gameConnections: token<GameConnections>(),
  pageLife: token<PageLife>(),
  sharer: token<Sharer>(),
  clipboard: token<Clipboard>(),
  timeZone: token<TimeZone>(),
  qrCodes: token<QrCodes>(),
  fileSaver: token<FileSaver>(),
  pictureReader: token<PictureReader>(),
  leaveGuard: token<LeaveGuard>(),
  inboxEcho: token<InboxEcho>(),
  signInTabs: token<SignInTabs>(),
  signInOpener: token<SignInOpener>(),

  loadAds: token<Deferred<AdServices>>(),
  untilIdle: token<() => Promise<void>>(),
  openFollowAccount: token<Deferred<Pick<FollowAccount, 'execute'>>>(),
  report: token<AppServices['report']>(),
  services: token<AppServices>(),
});
