import type { Player } from '../common/player';
import { RefusedCall } from '../common/refused-call';
import { toHeyvrError } from './heyvr-refusal';

/**
 * Makes calls that the heyVR SDK refuses to guests. The portal's own SDK keeps some of them for guests, but a game of that SDK looks for the
 * refusal to offer its sign-in.
 */
export function forPlayersOnly(player: Player): <T>(call: () => Promise<T>) => Promise<T> {
  return (call) =>
    toHeyvrError(async () => {
      if (!(await player.isSignedIn())) throw new RefusedCall('err_unauthenticated', 'Nobody is signed in.');
      return call();
    });
}
