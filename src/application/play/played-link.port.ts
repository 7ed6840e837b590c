/** Deep links of the games that run in this browser, shared by its tabs. */
export interface PlayedLink {
  /** Records the deep link of a game that starts, as text (`deepLinkQuery`); an empty one replaces an earlier one. */
  remember(game: string, deepLink: string): void;
  /** Deletes the record. */
  forget(): void;
  /** Returns the deep link with which a game was started last; empty without one. */
  of(game: string): string;
}
