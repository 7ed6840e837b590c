import type { AuthState } from '../../domain/bridge/auth-state';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';

/** Returns the player's data that games may see: both names and nothing else. */
export function authStateOf(user: CurrentUser | undefined): AuthState {
  return user === undefined
    ? { loggedIn: false }
    : { loggedIn: true, username: user.username, alias: displayName(user) };
}
