/** The ad shown over a game before play; media are paths on the static host. */
export interface StoredAd {
  readonly uuid: string;
  readonly type: 'image' | 'video';
  readonly media: string;
  readonly poster: string | null;
  /** A path of the portal, or an absolute https address. */
  readonly url: string;
  readonly title: string;
}
