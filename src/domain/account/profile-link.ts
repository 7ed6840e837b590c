/** A link on a profile. */
export interface ProfileLink {
  /** What it is called; 1 to 40 characters. */
  readonly title: string;
  /** `https:` address, in the form that `URL` writes; up to 200 characters. */
  readonly url: string;
}
