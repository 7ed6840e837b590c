import type { Player } from '../common/player';
import { RefusedCall } from '../common/refused-call';
import { toHeyvrError } from './heyvr-refusal';

/**
 * Wraps calls that the heyVR SDK refuses to guests. The portal's SDK serves some of them, but a heyVR game expects the refusal to offer
 * its login.
 */
export function forPlayersOnly(player: Player): <T>(call: () => Promise<T>) => Promise<T> {
  return (call) =>
    toHeyvrError(async () => {
      if (!(await player.isSignedIn())) throw new RefusedCall('err_unauthenticated', 'Nobody is logged in.');
      return call();
    });
}
