import { filter } from 'rxjs';
import { FollowAccount } from '../application/session/follow-account.use-case';
import { RefreshAccount } from '../application/session/refresh-account.use-case';
import type { SessionState } from '../application/session/session-state';
import type { NavigationFeedback } from '../application/shell/navigation-feedback.use-case';
import type { Cancel } from '../application/system/clock.port';
import { navigationHapticsEnabled, navigationSoundsEnabled } from '../domain/session/notice-settings';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/**
 * Loads sound and haptic feedback once the settings enable either.
 * A failed load is reported and retried after the next session change.
 */
export function deferNavigationFeedback(
  session: SessionState,
  open: () => Promise<Pick<NavigationFeedback, 'execute'>>,
  report: (thrown: unknown) => void,
): Cancel {
  let leave: Cancel | undefined;
  let requested = false;
  let over = false;
  const wanted = session.session$
    .pipe(filter(({ settings }) => navigationSoundsEnabled(settings) || navigationHapticsEnabled(settings)))
    .subscribe(() => {
      if (requested) return;
      requested = true;
      open().then(
        (feel) => {
          if (!over) leave = feel.execute();
        },
        (thrown: unknown) => {
          requested = false;
          report(thrown);
        },
      );
    });
  return () => {
    over = true;
    wanted.unsubscribe();
    leave?.();
  };
}

/**
 * Creates the use case that updates a player's coins and premium, and starts navigation feedback.
 * The script is loaded with the first logged-in player.
 */
export function openFollowAccount(wiring: Wiring): Pick<FollowAccount, 'execute'> {
  const [state, store] = [wiring.get(t.sessionState), wiring.get(t.sessionStore)];
  const refresh = new RefreshAccount(state, store, wiring.get(t.sessionGateway));
  const account = new FollowAccount(state, store, wiring.get(t.realtime), refresh);
  const openNavigation = async () => (await import('./browser-navigation')).openNavigation(wiring);
  const report = (thrown: unknown) => {
    wiring.get(t.reportError).execute(thrown);
  };
  return {
    execute() {
      const cancels = [account.execute(), deferNavigationFeedback(state, openNavigation, report)];
      return () => {
        for (const cancel of cancels) cancel();
      };
    },
  };
}
