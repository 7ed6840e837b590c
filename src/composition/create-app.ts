import type { HydrationState, RouteObject } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';
import { distinctUntilChanged, filter, map } from 'rxjs';
import { followGamepads } from '../adapters/browser/follow-gamepads';
import type { FollowAccount } from '../application/session/follow-account.use-case';
import { isSignedOut } from '../application/session/is-signed-out';
import type { SessionState } from '../application/session/session-state';
import type { OpenPanels } from '../application/shell/open-panels';
import type { Cancel, Clock } from '../application/system/clock.port';
import { deferred } from '../application/system/deferred';
import { isRunning } from '../domain/play/xr-presence';
import { createRoutes } from '../ui/app/create-routes';
import type { PageMemory } from '../ui/app/page-memory';
import { isPageFailure } from '../ui/errors/page-failure';
import { coreModules } from './core.part';
import type { AppSettings, InlinedState } from './inlined-state';
import { tokens as t } from './tokens';
import type { Module, Wiring } from './wiring';

/** Registers the parts that a page loads on first use; a failed load is retried with the next use. */
const partsModule: Module = (wiring) => {
  wiring.part(t.openPlay, async () => (await import('./play.part')).playPart);
  wiring.part(t.openOverlays, async () => (await import('./overlays.part')).overlaysPart);
  wiring.part(t.openSearch, async () => (await import('./search.part')).searchPart);
  wiring.part(t.openBrowse, async () => (await import('./browse.part')).browsePart);
  wiring.part(t.openMarket, async () => (await import('./market.part')).marketPart);
  wiring.part(t.openAccount, async () => (await import('./account.part')).accountPart);
  wiring.part(
    t.openAuth,
    async () => (await import('./auth.part')).authPart,
    ({ draft }) => draft.start(),
  );
  wiring.part(t.openTokens, async () => (await import('./token-pages.part')).tokenPagesPart);
  wiring.part(t.openInbox, async () => (await import('./inbox.part')).inboxPart);
  wiring.part(t.openFollowAccount, async () => (await import('./follow-account.part')).followAccountPart);
  // A login by a provider continues after its pane has closed, until the app ends.
  wiring.part(
    t.openSocial,
    async () => (await import('./social.part')).socialPart,
    ({ signIn }) => signIn.start(),
  );
  wiring.part(t.openPlayerHome, async () => {
    await wiring.get(t.untilIdle)();
    return (await import('./player-home.part')).playerHomePart;
  });
  // Registers the service worker, and stores visited pages until the app ends.
  wiring.part(
    t.openOffline,
    async () => {
      await wiring.get(t.untilIdle)();
      return (await import('./idle-scripts')).idleScripts.offlinePart;
    },
    ({ view, offlineUse }) => {
      const cancels = [view.start(), offlineUse.execute()];
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
  );
  wiring.part(t.loadAds, async () => (await import('./idle-scripts')).idleScripts.adsPart);
  wiring.singleton(
    t.openAds,
    (loadAds, untilIdle) =>
      deferred(async () => {
        await untilIdle();
        return loadAds();
      }),
    [t.loadAds, t.untilIdle],
  );
};

/** Providers of the services of the screens. */
const services = {
  loadHome: t.loadHome,
  gameGateway: t.gameGateway,
  contentGateway: t.contentGateway,
  findRedirect: t.findRedirect,
  requirePlayer: t.requirePlayer,
  session: t.sessionView,
  toasts: t.toastsView,
  authModal: t.authModalView,
  modals: t.modalOwner,
  panels: t.openPanels,
  overlays: t.overlaysView,
  navigation: t.navigationView,
  pageWait: t.pageWaitView,
  pageMemory: t.pageMemory,
  inboxMenu: t.inboxMenu,
  pageAds: t.pageAdsView,
  footer: t.footerView,
  snowfall: t.snowfallView,
  createRetry: t.createRetry,
  openPlay: t.openPlay,
  openOverlays: t.openOverlays,
  openSearch: t.openSearch,
  openBrowse: t.openBrowse,
  openMarket: t.openMarket,
  openAccount: t.openAccount,
  openAuth: t.openAuth,
  openSocial: t.openSocial,
  openTokens: t.openTokens,
  openOffline: t.openOffline,
  openPlayerHome: t.openPlayerHome,
  report: t.report,
};

/** Providers of the services in the order of their creation. */
export const serviceProviders = Object.values(services);

const servicesModule: Module = (wiring) => {
  wiring.record(t.services, services);
};

/** Modules of every app; the environment adds the adapters of its ports. */
export const appModules: readonly Module[] = [...coreModules, partsModule, servicesModule];

/**
 * Follows coins and premium, starting with the first logged-in player; visitors need neither.
 * A failed load is reported and retried with the next player.
 */
export function followAccountDeferred(
  session: SessionState,
  open: () => Promise<Pick<FollowAccount, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  const account = deferred(open, { start: (loaded) => loaded.execute(), report });
  const players = session.session$
    .pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
      filter((player) => player !== undefined),
    )
    .subscribe(account.preload);
  return () => {
    players.unsubscribe();
    account.dispose();
  };
}

export interface App {
  readonly routes: RouteObject[];
  readonly pageMemory: PageMemory;
  readonly clock: Clock;
  readonly panels: OpenPanels;
  readonly settings: AppSettings;
  /** Loads the session. Without a session cookie the visitor is logged out; without a response the browser requests the session again. */
  openSession(hasCookie: boolean): Promise<void>;
  /** Follows other tabs and announcements, and loads a missing session. `reload` refetches the data of the current page. Call it once: its result ends the app. */
  start(reload: () => void): Cancel;
  /** Records a page view by route pattern and path. */
  readonly entered: (route: string, path: string) => void;
  /** Reports an error, unless the error is a failure that a page displays. */
  readonly report: (thrown: unknown) => void;
  /** Creates the state that the browser continues from. */
  inline(router: HydrationState): InlinedState;
}

/** Creates the app of a container: routes and background subscriptions. */
export function createApp(wiring: Wiring): App {
  const session = wiring.get(t.sessionState);
  const restore = wiring.get(t.restoreSession);
  const report = (thrown: unknown) => {
    if (!isPageFailure(thrown) && !isRouteErrorResponse(thrown)) wiring.get(t.reportError).execute(thrown);
  };
  return {
    routes: createRoutes(wiring.get(t.services), wiring.get(t.settings).kit === true),
    pageMemory: wiring.get(t.pageMemory),
    clock: wiring.get(t.clock),
    panels: wiring.get(t.openPanels),
    settings: wiring.get(t.settings),
    async openSession(hasCookie) {
      const answer = hasCookie ? await wiring.get(t.sessionGateway).status() : undefined;
      if (answer?.ok) session.apply({ type: 'signed-in', ...answer.value });
      else if (answer === undefined || isSignedOut(answer.error)) session.apply({ type: 'signed-out' });
    },
    start(reload) {
      const cancels = [
        wiring.get(t.closeForOtherTab).execute(),
        wiring.get(t.followOtherTabs).execute(),
        wiring.get(t.followExpiry).execute(reload),
        wiring.get(t.withdrawAuthNotices).execute(),
        wiring.get(t.clearRecentToasts).execute(),
        wiring.get(t.followAnnouncements).execute(),
        wiring.get(t.soundToasts).execute(),
        followAccountDeferred(session, wiring.get(t.openFollowAccount), report),
        wiring.get(t.openAuth).dispose,
        wiring.get(t.openSocial).dispose,
        wiring.get(t.openOffline).dispose,
        wiring.get(t.inboxMenu).start(),
        wiring.get(t.trackSigningIn).execute(),
        wiring.get(t.webVitals).start(wiring.get(t.pageState).route),
        followGamepads(window, () => isRunning(wiring.get(t.xrPresence).current)),
      ];
      wiring.get(t.analytics).start();
      wiring.get(t.errorReporter).start();
      void restore.start({ isCopy: document.documentElement.dataset['savedAt'] !== undefined });
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
    entered(route, path) {
      wiring.get(t.enterPage).execute(route, path);
    },
    report,
    inline: (router) => ({
      session: session.current,
      device: wiring.get(t.device),
      settings: wiring.get(t.settings),
      router,
      ...(session.current.user === undefined ? {} : { now: wiring.get(t.clock).now() }),
    }),
  };
}
