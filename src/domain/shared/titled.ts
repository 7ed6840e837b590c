/** Something that has an address word and a title: a genre, a category, a tag. */
export interface Titled {
  readonly slug: string;
  readonly title: string;
}
