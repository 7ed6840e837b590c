import type { CurrentUser } from './current-user';
import type { UserSettings } from './settings';

/**
 * What the server answers to a question who is signed in, to signing in and to signing up.
 * @rule 1.3.2 A session's answer is an account with its settings.
 */
export interface SignedIn {
  readonly user: CurrentUser;
  readonly settings: UserSettings;
}
