import { FollowAccount } from '../application/session/follow-account.use-case';
import { RefreshAccount } from '../application/session/refresh-account.use-case';
import { tokens as t } from './tokens';
import type { Wiring } from './wiring';

/** What keeps a player's coins and premium true; its script comes with the first player. */
export function openFollowAccount(wiring: Wiring): FollowAccount {
  const [state, store] = [wiring.get(t.sessionState), wiring.get(t.sessionStore)];
  const refresh = new RefreshAccount(state, store, wiring.get(t.sessionGateway));
  return new FollowAccount(state, store, wiring.get(t.realtime), refresh);
}
