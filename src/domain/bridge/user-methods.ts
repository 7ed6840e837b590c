import { noArguments } from './arguments';
import { forAnyone, forPlayers } from './method';

/**
 * The player; `openLogin` ends with the portal's sign-in open.
 * @rule 2.7.42a A game may read the player's alias, name and coin count.
 */
export const userMethods = {
  'user.isLoggedIn': forAnyone<undefined, boolean>(noArguments),
  'user.getName': forPlayers<undefined, string>(noArguments),
  'user.getAlias': forPlayers<undefined, string>(noArguments),
  'user.getCoins': forPlayers<undefined, number>(noArguments),
  'user.openLogin': forAnyone<undefined, undefined>(noArguments),
};
