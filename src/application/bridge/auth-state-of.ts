import type { AuthState } from '../../domain/bridge/auth-state';
import type { CurrentUser } from '../../domain/session/current-user';
import { displayName } from '../../domain/session/current-user';

/** What a game may know of the player: both names and nothing else. */
export function authStateOf(user: CurrentUser | undefined): AuthState {
  return user === undefined
    ? { loggedIn: false }
    : { loggedIn: true, username: user.username, alias: displayName(user) };
}
