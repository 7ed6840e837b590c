/** Number of followers, with the player's own follow. */
export interface Following {
  /** Undefined where the caller cannot see the number. */
  readonly followers: number | undefined;
  readonly following: boolean;
}
