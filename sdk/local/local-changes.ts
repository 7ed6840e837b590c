import type { LocalPortal } from './local-portal-state';
import { change, localPlayer } from './local-portal-state';

/** Signs the sandbox's player in or out, and tells the game when that changes anything. */
export function setSignedIn(world: LocalPortal, signedIn: boolean): void {
  if (world.store.read().signedIn === signedIn) return;
  change(world, { signedIn });
  world.emit('auth', signedIn ? { loggedIn: true, ...localPlayer } : { loggedIn: false });
}

/** Sets the player's coins, and tells the game of a player who is signed in. */
export function setCoins(world: LocalPortal, coins: number): void {
  if (world.store.read().coins === coins) return;
  change(world, { coins });
  if (world.store.read().signedIn) world.emit('balance', { total: coins });
}

/** Gives or takes premium, and tells the game of a player who is signed in. */
export function setPremium(world: LocalPortal, premium: boolean): void {
  if (world.store.read().premium === premium) return;
  change(world, { premium });
  if (world.store.read().signedIn) world.emit('premium', { active: premium });
}
