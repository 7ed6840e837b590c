import { PageAdsViewModel } from '../ui/ads/page-ads.view-model';
import { AuthModalViewModel } from '../ui/auth/auth-modal.view-model';
import { OverlaysViewModel } from '../ui/notices/overlays.view-model';
import { InboxMenuViewModel } from '../ui/inbox/inbox-menu.view-model';
import { RetryViewModel } from '../ui/errors/retry.view-model';
import { ToastsViewModel } from '../ui/notices/toasts.view-model';
import { SessionViewModel } from '../ui/session/session.view-model';
import { FooterViewModel } from '../ui/shell/footer.view-model';
import { NavigationViewModel } from '../ui/shell/navigation.view-model';
import { PageWaitViewModel } from '../ui/shell/page-wait.view-model';
import { SnowfallViewModel } from '../ui/shell/snowfall.view-model';
import type { Module } from './create-wiring';
import { tokens as t } from './tokens';

/** Registers the view models: singletons for the shell, factories for screens. */
export const screensModule: Module = (wiring) => {
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
  wiring.singleton(
    t.toastsView,
    (notices, modal, session, clock) => new ToastsViewModel(notices, modal, session, clock),
    [t.noticesState, t.authModalState, t.sessionState, t.clock],
  );
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
