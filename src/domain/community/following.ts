/** How many follow somebody, and whether the player is one of them. */
export interface Following {
  /** Undefined where the number is not to be seen. */
  readonly followers: number | undefined;
  readonly following: boolean;
}
