import { achievementMethods } from './achievement-methods';
import { adMethods } from './ad-methods';
import { noArguments } from './arguments';
import { guestMethods } from './guest-methods';
import { inventoryMethods } from './inventory-methods';
import { leaderboardMethods } from './leaderboard-methods';
import { mailMethods } from './mail-methods';
import type { Method, MethodCaller } from './method';
import { forAnyone, forPlayers } from './method';
import { saveMethods } from './save-methods';
import { sessionMethods } from './session-methods';

/**
 * Calls about the player; `openLogin` completes once the portal's login is open.
 * @rule 2.7.42a A game may read the player's alias, name and coin balance.
 */
export const userMethods = {
  'user.isLoggedIn': forAnyone<undefined, boolean>(noArguments),
  'user.getName': forPlayers<undefined, string>(noArguments),
  'user.getAlias': forPlayers<undefined, string>(noArguments),
  'user.getCoins': forPlayers<undefined, number>(noArguments),
  'user.token': forPlayers<undefined, string>(noArguments),
  'user.openLogin': forAnyone<undefined, undefined>(noArguments),
};

/**
 * All calls of the protocol (decisions §7).
 * @rule 3.7 The bridge has the objects user, inventory, leaderboard, save, mail, achievement and session.
 */
export const methodTable = {
  ...userMethods,
  ...inventoryMethods,
  ...leaderboardMethods,
  ...saveMethods,
  ...mailMethods,
  ...achievementMethods,
  ...sessionMethods,
  ...guestMethods,
  ...adMethods,
};

type Table = typeof methodTable;
export type MethodName = keyof Table;
export type ArgumentsOf<M extends MethodName> = Table[M] extends Method<infer A, unknown> ? A : never;
export type AnswerOf<M extends MethodName> = Table[M] extends Method<infer _A, infer R> ? R : never;
/** Calls that a caller of this kind may make. */
export type MethodsFor<C extends MethodCaller> = {
  readonly [M in MethodName]: Table[M]['caller'] extends C ? M : never;
}[MethodName];
