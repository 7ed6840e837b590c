import { filter } from 'rxjs';
import { FollowAccount } from '../application/session/follow-account.use-case';
import { RefreshAccount } from '../application/session/refresh-account.use-case';
import type { SessionState } from '../application/session/session-state';
import type { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import type { Cancel } from '../application/system/clock.port';
import type { Deferred } from '../application/system/deferred';
import { deferred } from '../application/system/deferred';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../domain/session/notice-settings';
import { tokens as t } from './tokens';
import type { Module, Part } from './wiring';
import { named, token } from './wiring';

type Follower = Pick<FollowAccount, 'execute'>;

export const followAccountTokens = named({
  refreshAccount: token<RefreshAccount>(),
  openNavigation: token<Deferred<NavigationFeedback>>(),
  followAccount: token<Follower>(),
});
const own = followAccountTokens;

/**
 * Loads sound and haptic feedback once the settings enable either.
 * A failed load is reported and retried after the next session change.
 */
export function deferNavigationFeedback(
  session: SessionState,
  open: () => Promise<Pick<NavigationFeedback, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  const feedback = deferred(open, { start: (loaded) => loaded.execute(), report });
  const wanted = session.session$
    .pipe(filter(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)))
    .subscribe(feedback.preload);
  return () => {
    wanted.unsubscribe();
    feedback.dispose();
  };
}

/** Registers the refresh of coins and premium, for this part and the market. */
export const refreshAccountModule: Module = (wiring) => {
  wiring.singleton(own.refreshAccount, (session, store, gateway) => new RefreshAccount(session, store, gateway), [
    t.sessionState,
    t.sessionStore,
    t.sessionGateway,
  ]);
};

const followAccountModule: Module = (wiring) => {
  wiring.part(own.openNavigation, async () => (await import('./navigation.part')).navigationPart);
  wiring.singleton(
    own.followAccount,
    (session, store, realtime, refresh, openNavigation, report): Follower => {
      const account = new FollowAccount(session, store, realtime, refresh);
      return {
        execute() {
          const cancels = [account.execute(), deferNavigationFeedback(session, openNavigation, report)];
          return () => {
            for (const cancel of cancels) cancel();
          };
        },
      };
    },
    [t.sessionState, t.sessionStore, t.realtime, own.refreshAccount, own.openNavigation, t.report],
  );
};

/** Keeps a player's coins and premium up to date and starts navigation feedback; loaded with the first logged-in player. */
export const followAccountPart: Part<Follower> = {
  services: own.followAccount,
  modules: [refreshAccountModule, followAccountModule],
};
