/** What a game may know of the player; the names are absent while nobody is signed in. */
export interface AuthState {
  readonly loggedIn: boolean;
  readonly username?: string;
  /** The name to show; the user name when the player chose none. */
  readonly alias?: string;
}
