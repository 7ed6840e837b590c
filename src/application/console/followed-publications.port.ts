/** Publications that pages of this tab follow, so that a page finds its own again after a reload. */
export interface FollowedPublications {
  /** Returns the id of the publication that the upload page of a game follows. `game` is undefined for a new game. */
  find(developer: string, game: string | undefined): string | undefined;
  /** Stores the publication of a page; undefined once it has ended. */
  store(developer: string, game: string | undefined, id: string | undefined): void;
}
