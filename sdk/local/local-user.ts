import { ok } from '../../src/domain/shared/result';
import { setSignedIn } from './local-changes';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { localPlayer } from './local-portal-state';

/** The sandbox's player; its sign-in asks nothing. */
export function localUser(
  world: LocalPortal,
): LocalCalls<'user.isLoggedIn' | 'user.getName' | 'user.getAlias' | 'user.getCoins' | 'user.openLogin'> {
  return {
    'user.isLoggedIn': () => ok(world.store.read().signedIn),
    'user.getName': () => ok(localPlayer.username),
    'user.getAlias': () => ok(localPlayer.alias),
    'user.getCoins': () => ok(world.store.read().coins),
    'user.openLogin': () => {
      setSignedIn(world, true);
      return ok(undefined);
    },
  };
}
