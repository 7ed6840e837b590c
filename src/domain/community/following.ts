/** How many follow somebody, and whether the player is one of them. */
export interface Following {
  readonly followers: number;
  readonly following: boolean;
}
