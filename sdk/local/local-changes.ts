import type { LocalPortal } from './local-portal-state';
import { change, localPlayer } from './local-portal-state';

/** Logs the sandbox's player in or out, and notifies the game of a change. */
export function setSignedIn(world: LocalPortal, signedIn: boolean): void {
  if (world.store.read().signedIn === signedIn) return;
  change(world, { signedIn });
  world.emit('auth', signedIn ? { loggedIn: true, ...localPlayer } : { loggedIn: false });
}

/** Sets the player's coins, and notifies the game of a logged-in player. */
export function setCoins(world: LocalPortal, coins: number): void {
  if (world.store.read().coins === coins) return;
  change(world, { coins });
  if (world.store.read().signedIn) world.emit('balance', { total: coins });
}

/** Grants or removes premium, and notifies the game of a logged-in player. */
export function setPremium(world: LocalPortal, premium: boolean): void {
  if (world.store.read().premium === premium) return;
  change(world, { premium });
  if (world.store.read().signedIn) world.emit('premium', { active: premium });
}
