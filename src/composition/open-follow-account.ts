import { FollowAccount } from '../application/session/follow-account.use-case';
import { RefreshAccount } from '../application/session/refresh-account.use-case';
import { deferNavigationFeedback } from './defer-navigation-feedback';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/**
 * Creates the use case that keeps a player's coins and premium up to date and starts navigation feedback.
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
