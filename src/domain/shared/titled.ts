/** A slug with its title: a genre, a category or a tag. */
export interface Titled {
  readonly slug: string;
  readonly title: string;
}
