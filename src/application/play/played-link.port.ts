/** Deep link of the game that was started last in this browser, shared by its tabs. */
export interface PlayedLink {
  /** Records the deep link of a game that starts, as text (`deepLinkQuery`). It replaces the one before, also that of another game. */
  remember(game: string, deepLink: string): void;
  /** Deletes the record. */
  forget(): void;
  /** Returns the deep link if this game was started last; otherwise an empty text. */
  of(game: string): string;
}
