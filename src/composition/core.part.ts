import { map } from 'rxjs';
import { httpContentGateway, httpGameGateway, httpHomeGateway } from '../adapters/http/http-page-gateways';
import { httpSessionGateway } from '../adapters/http/http-session-gateway';
import { ConsoleDiagnostics } from '../adapters/system/console-diagnostics';
import { SystemRandom } from '../adapters/system/system';
import { AuthModalState } from '../application/auth/auth-modal-state';
import { PromptSignIn } from '../application/auth/prompt-sign-in.use-case';
import { CloseForOtherTab } from '../application/auth/close-for-other-tab.use-case';
import { WithdrawAuthNotices } from '../application/auth/withdraw-auth-notices.use-case';
import { FindRedirect } from '../application/content/find-redirect.use-case';
import { LoadHome } from '../application/home/load-home.use-case';
import { SoundToasts } from '../application/notices/sound-toasts.use-case';
import { AnnounceAchievement } from '../application/notices/announce-achievement.use-case';
import { ClearRecentToasts } from '../application/notices/clear-recent-toasts.use-case';
import { DialogState } from '../application/notices/dialog-state';
import { FeedbackState } from '../application/notices/feedback-state';
import { OpenPanels } from '../application/shell/open-panels';
import { ModalOwner } from '../application/notices/modal-owner';
import { NoticesState } from '../application/notices/notices-state';
import { XrPresenceState } from '../application/play/xr-presence-state';
import { FollowAnnouncements } from '../application/realtime/follow-announcements.use-case';
import { EnterSession } from '../application/session/enter-session.use-case';
import { FollowExpiry } from '../application/session/follow-expiry.use-case';
import { FollowOtherTabs } from '../application/session/follow-other-tabs.use-case';
import { LogIn } from '../application/session/log-in.use-case';
import { LogOut } from '../application/session/log-out.use-case';
import { RefreshSession } from '../application/session/refresh-session.use-case';
import { Register } from '../application/session/register.use-case';
import { RequirePlayer } from '../application/session/require-player.use-case';
import { RestoreSession } from '../application/session/restore-session.use-case';
import { SessionRefusals } from '../application/session/session-refusals';
import { SessionState } from '../application/session/session-state';
import { ValidateRegistrationStep } from '../application/session/validate-registration-step.use-case';
import { PageAdsViewModel } from '../ui/ads/page-ads.view-model';
import { AuthModalViewModel } from '../ui/auth/auth-modal.view-model';
import { RetryViewModel } from '../ui/errors/retry.view-model';
import { InboxMenuViewModel } from '../ui/inbox/inbox-menu.view-model';
import { OverlaysViewModel } from '../ui/notices/overlays.view-model';
import { SessionViewModel } from '../ui/session/session.view-model';
import { FooterViewModel } from '../ui/shell/footer.view-model';
import { NavigationViewModel } from '../ui/shell/navigation.view-model';
import { PageWaitViewModel } from '../ui/shell/page-wait.view-model';
import { SnowfallViewModel } from '../ui/shell/snowfall.view-model';
import { telemetryModule } from './telemetry.part';
import { httpClientModule, toastsModule } from './shared.part';
import { tokens as t } from './tokens';
import type { Module } from './wiring';

/** Registers random source and diagnostics, shared by tab and server. */
const systemModule: Module = (wiring) => {
  wiring.singleton(t.random, () => new SystemRandom(), []);
  wiring.singleton(t.diagnostics, () => new ConsoleDiagnostics(), []);
};

/** Registers the HTTP gateways; another module provides the transport. */
const httpModule: Module = (wiring) => {
  httpClientModule(wiring);
  wiring.singleton(t.sessionGateway, httpSessionGateway, [t.http]);
  wiring.singleton(t.homeGateway, httpHomeGateway, [t.http]);
  wiring.singleton(t.gameGateway, httpGameGateway, [t.http]);
  wiring.singleton(t.contentGateway, httpContentGateway, [t.http]);
};

/** Dependencies of session, login, logout and registration. */
const sessionModule: Module = (wiring) => {
  wiring.singleton(t.sessionState, (initial) => new SessionState(initial), [t.initialSession]);
  wiring.singleton(t.authModalState, () => new AuthModalState(), []);
  wiring.singleton(t.promptSignIn, (session, modal) => new PromptSignIn(session, modal), [
    t.sessionState,
    t.authModalState,
  ]);
  wiring.singleton(t.restoreSession, (gateway, store, state) => new RestoreSession(gateway, store, state), [
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
  ]);
  wiring.singleton(t.refreshSession, (state, restore, tabs) => new RefreshSession(state, restore, tabs), [
    t.sessionState,
    t.restoreSession,
    t.tabChannel,
  ]);
  wiring.singleton(t.requirePlayer, (state, gateway) => new RequirePlayer(state, gateway), [
    t.sessionState,
    t.sessionGateway,
  ]);
  wiring.singleton(t.enterSession, (store, state, tabs) => new EnterSession(store, state, tabs), [
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(t.logIn, (gateway, enter) => new LogIn(gateway, enter), [t.sessionGateway, t.enterSession]);
  wiring.singleton(t.register, (gateway, enter) => new Register(gateway, enter), [t.sessionGateway, t.enterSession]);
  wiring.singleton(t.logOut, (gateway, store, state, tabs) => new LogOut(gateway, store, state, tabs), [
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
  ]);
  wiring.singleton(t.validateRegistrationStep, (gateway) => new ValidateRegistrationStep(gateway), [t.sessionGateway]);
  wiring.singleton(t.closeForOtherTab, (tabs, state, modal) => new CloseForOtherTab(tabs, state, modal), [
    t.tabChannel,
    t.sessionState,
    t.authModalState,
  ]);
  wiring.singleton(t.sessionRefusals, () => new SessionRefusals(), []);
  wiring.singleton(t.followExpiry, (...dependencies) => new FollowExpiry(...dependencies), [
    t.sessionRefusals,
    t.sessionGateway,
    t.sessionStore,
    t.sessionState,
    t.tabChannel,
    t.authModalState,
    t.attention,
  ]);
  wiring.singleton(t.followOtherTabs, (tabs, restore) => new FollowOtherTabs(tabs, restore), [
    t.tabChannel,
    t.restoreSession,
  ]);
};

/** Dependencies of toasts and realtime announcements. */
const noticesModule: Module = (wiring) => {
  wiring.singleton(t.noticesState, (clock, random) => new NoticesState(clock, random), [t.clock, t.random]);
  wiring.singleton(t.dialogState, (clock) => new DialogState(clock), [t.clock]);
  wiring.singleton(t.feedbackState, () => new FeedbackState(), []);
  wiring.singleton(t.openPanels, () => new OpenPanels(), []);
  wiring.singleton(
    t.modalOwner,
    (auth, dialogs, feedback) => {
      const owner = new ModalOwner();
      owner.follow('auth', auth.modal$.pipe(map(({ open }) => open)));
      owner.follow('confirm', dialogs.dialog$.pipe(map(({ status }) => status === 'open')));
      owner.follow('feedback', feedback.modal$.pipe(map(({ status }) => status !== 'closed')));
      return owner;
    },
    [t.authModalState, t.dialogState, t.feedbackState],
  );
  wiring.singleton(t.withdrawAuthNotices, (modal, notices) => new WithdrawAuthNotices(modal, notices), [
    t.authModalState,
    t.noticesState,
  ]);
  wiring.singleton(t.clearRecentToasts, (session, notices) => new ClearRecentToasts(session, notices), [
    t.sessionState,
    t.noticesState,
  ]);
  wiring.singleton(t.announceAchievement, (notices, session) => new AnnounceAchievement(notices, session), [
    t.noticesState,
    t.sessionState,
  ]);
  wiring.singleton(t.soundToasts, (notices, session, sounds) => new SoundToasts(notices, session, sounds), [
    t.noticesState,
    t.sessionState,
    t.soundPlayer,
  ]);
  wiring.singleton(
    t.followAnnouncements,
    (realtime, guest, session, announce, diagnostics) =>
      new FollowAnnouncements(realtime, guest, session, announce, diagnostics),
    [t.realtime, t.guestId, t.sessionState, t.announceAchievement, t.diagnostics],
  );
};

/** Dependencies of the public pages. */
const browseModule: Module = (wiring) => {
  wiring.singleton(t.loadHome, (gateway, random) => new LoadHome(gateway, random), [t.homeGateway, t.random]);
  // Ads on all pages are hidden during a game's headset session.
  wiring.singleton(t.xrPresence, () => new XrPresenceState(), []);
  wiring.singleton(t.findRedirect, (gateway, { redirectHosts = [] }) => new FindRedirect(gateway, redirectHosts), [
    t.contentGateway,
    t.settings,
  ]);
};

/** Registers the view models: singletons for the shell, factories for screens. */
const screensModule: Module = (wiring) => {
  wiring.singleton(
    t.sessionView,
    (state, logOut, notices, clock) => new SessionViewModel(state, logOut, notices, clock),
    [t.sessionState, t.logOut, t.noticesState, t.clock],
  );
  wiring.singleton(t.authModalView, (modal, session, notices) => new AuthModalViewModel(modal, session, notices), [
    t.authModalState,
    t.sessionState,
    t.noticesState,
  ]);
  toastsModule(wiring);
  wiring.singleton(t.overlaysView, (dialogs, feedback, notices) => new OverlaysViewModel(dialogs, feedback, notices), [
    t.dialogState,
    t.feedbackState,
    t.noticesState,
  ]);
  wiring.singleton(
    t.inboxMenu,
    (openInbox, session, notices, clock) => new InboxMenuViewModel(openInbox, session, notices, clock),
    [t.openInbox, t.sessionState, t.noticesState, t.clock],
  );
  wiring.singleton(t.navigationView, (clock) => new NavigationViewModel(clock), [t.clock]);
  wiring.singleton(t.pageWaitView, (clock) => new PageWaitViewModel(clock), [t.clock]);
  wiring.singleton(t.pageAdsView, (session, presence, openAds) => new PageAdsViewModel(session, presence, openAds), [
    t.sessionView,
    t.xrPresence,
    t.openAds,
  ]);
  wiring.singleton(t.footerView, (consent) => new FooterViewModel(consent), [t.consentManager]);
  wiring.singleton(t.snowfallView, (clock, stillness) => new SnowfallViewModel(clock, stillness), [
    t.clock,
    t.stillness,
  ]);
  wiring.singleton(t.createRetry, (clock) => (again: () => void) => new RetryViewModel(again, clock), [t.clock]);
};

/** Modules of the first page. */
export const coreModules: readonly Module[] = [
  systemModule,
  telemetryModule,
  httpModule,
  sessionModule,
  noticesModule,
  browseModule,
  screensModule,
];
