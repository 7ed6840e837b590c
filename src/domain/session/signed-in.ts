import type { CurrentUser } from './current-user';
import type { UserSettings } from './settings';

/**
 * Answer of the server to a session check, a login and a registration.
 * @rule 1.3.2 A session's answer is an account with its settings.
 */
export interface SignedIn {
  readonly user: CurrentUser;
  readonly settings: UserSettings;
}
