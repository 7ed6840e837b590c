import type { HydrationState, RouteObject } from 'react-router-dom';
import { isRouteErrorResponse } from 'react-router-dom';
import { followGamepads } from '../adapters/browser/follow-gamepads';
import type { Cancel, Clock } from '../application/system/clock.port';
import { isRunning } from '../domain/play/xr-presence';
import { createRoutes } from '../ui/app/create-routes';
import type { PageMemory } from '../ui/app/page-memory';
import { isPageFailure } from '../ui/errors/page-failure';
import { isSignedOut } from '../application/session/is-signed-out';
import { createServices } from './create-services';
import { followAccountDeferred } from './follow-account-deferred';
import type { Module } from './create-wiring';
import { createWiring } from './create-wiring';
import type { InlinedState } from './inlined-state';
import { tokens } from './tokens';

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
  const openAccount = async () => (await import('./open-follow-account')).openFollowAccount(wiring);
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
