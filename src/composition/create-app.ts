import type { HydrationState, RouteObject } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';
import { distinctUntilChanged, filter, map } from 'rxjs';
import { followGamepads } from '../adapters/browser/follow-gamepads';
import type { FollowAccount } from '../application/session/follow-account.use-case';
import { isSignedOut } from '../application/session/is-signed-out';
import type { SessionState } from '../application/session/session-state';
import type { Cancel, Clock } from '../application/system/clock.port';
import { isRunning } from '../domain/play/xr-presence';
import type { AppServices } from '../ui/app/app-services';
import { createRoutes } from '../ui/app/create-routes';
import type { PageMemory } from '../ui/app/page-memory';
import { isPageFailure } from '../ui/errors/page-failure';
import type { InlinedState } from './inlined-state';
import { tokens } from './tokens';
import type { Module, Wiring } from './wiring';
import { createWiring } from './wiring';

/** Resolves the services of the screens. */
function createServices(wiring: Wiring): AppServices {
  return {
    loadHome: wiring.get(tokens.loadHome),
    gameGateway: wiring.get(tokens.gameGateway),
    contentGateway: wiring.get(tokens.contentGateway),
    findRedirect: wiring.get(tokens.findRedirect),
    requirePlayer: wiring.get(tokens.requirePlayer),
    session: wiring.get(tokens.sessionView),
    toasts: wiring.get(tokens.toastsView),
    authModal: wiring.get(tokens.authModalView),
    modals: wiring.get(tokens.modalOwner),
    overlays: wiring.get(tokens.overlaysView),
    navigation: wiring.get(tokens.navigationView),
    pageWait: wiring.get(tokens.pageWaitView),
    pageMemory: wiring.get(tokens.pageMemory),
    report: (thrown) => {
      wiring.get(tokens.reportError).execute(thrown);
    },
    inboxMenu: wiring.get(tokens.inboxMenu),
    pageAds: wiring.get(tokens.pageAdsView),
    footer: wiring.get(tokens.footerView),
    snowfall: wiring.get(tokens.snowfallView),
    createRetry: wiring.get(tokens.createRetry),
    openPlay: wiring.get(tokens.openPlay),
    openOverlays: wiring.get(tokens.openOverlays),
    openSearch: wiring.get(tokens.openSearch),
    openArcade: wiring.get(tokens.openArcade),
    openMarket: wiring.get(tokens.openMarket),
    openAccount: wiring.get(tokens.openAccount),
    openAuth: wiring.get(tokens.openAuth),
    openSocial: wiring.get(tokens.openSocial),
    openTokens: wiring.get(tokens.openTokens),
  };
}

/**
 * Follows coins and premium, starting with the first logged-in player; visitors need neither.
 * A failed load is reported and retried with the next player.
 */
export function followAccountDeferred(
  session: SessionState,
  open: () => Promise<Pick<FollowAccount, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  let leave: Cancel | undefined;
  let over = false;
  const follow = (account: Pick<FollowAccount, 'execute'>) => {
    if (!over) leave ??= account.execute();
  };
  const players = session.session$
    .pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
      filter((player) => player !== undefined && leave === undefined),
    )
    .subscribe(() => void open().then(follow, report));
  return () => {
    over = true;
    players.unsubscribe();
    leave?.();
  };
}

export interface App {
  readonly routes: RouteObject[];
  readonly pageMemory: PageMemory;
  readonly clock: Clock;
  /** Loads the session. Without a session cookie the visitor is logged out; without a response the browser requests the session again. */
  openSession(hasCookie: boolean): Promise<void>;
  /** Follows other tabs and announcements, and loads a missing session. `reload` refetches the data of the current page. */
  start(reload: () => void): Cancel;
  /** Records a page view by route pattern and path. */
  readonly entered: (route: string, path: string) => void;
  /** Reports an error, unless the error is a failure that a page displays. */
  readonly report: (thrown: unknown) => void;
  /** Creates the state that the browser continues from. */
  inline(router: HydrationState): InlinedState;
}

/** Creates the app for one environment: container, routes and background subscriptions. */
export function createApp(modules: readonly Module[]): App {
  const wiring = createWiring(modules);
  const session = wiring.get(tokens.sessionState);
  const restore = wiring.get(tokens.restoreSession);
  const openAccount = async () => (await import('./follow-account.part')).openFollowAccount(wiring);
  const report = (thrown: unknown) => {
    if (!isPageFailure(thrown) && !isRouteErrorResponse(thrown)) wiring.get(tokens.reportError).execute(thrown);
  };
  return {
    routes: createRoutes(createServices(wiring), wiring.get(tokens.settings).kit === true),
    pageMemory: wiring.get(tokens.pageMemory),
    clock: wiring.get(tokens.clock),
    async openSession(hasCookie) {
      const answer = hasCookie ? await wiring.get(tokens.sessionGateway).status() : undefined;
      if (answer?.ok) session.apply({ type: 'signed-in', ...answer.value });
      else if (answer === undefined || isSignedOut(answer.error)) session.apply({ type: 'signed-out' });
    },
    start(reload) {
      const cancels = [
        wiring.get(tokens.closeForOtherTab).execute(),
        wiring.get(tokens.followOtherTabs).execute(),
        wiring.get(tokens.followExpiry).execute(reload),
        wiring.get(tokens.withdrawAuthNotices).execute(),
        wiring.get(tokens.clearRecentToasts).execute(),
        wiring.get(tokens.followAnnouncements).execute(),
        followAccountDeferred(session, openAccount, report),
        wiring.get(tokens.inboxMenu).start(),
        wiring.get(tokens.trackSigningIn).execute(),
        followGamepads(window, () => isRunning(wiring.get(tokens.xrPresence).current)),
      ];
      wiring.get(tokens.analytics).start();
      wiring.get(tokens.errorReporter).start();
      if (!session.current.attempted) void restore.execute();
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
    entered(route, path) {
      wiring.get(tokens.enterPage).execute(route, path);
    },
    report,
    inline: (router) => ({
      session: session.current,
      device: wiring.get(tokens.device),
      settings: wiring.get(tokens.settings),
      router,
    }),
  };
}
