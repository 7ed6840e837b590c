/** What is handed on. */
export interface SharedPage {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** How handing on ended: `unavailable` where the device has no such dialog, or cannot show it. */
export type SharingEnd = 'shared' | 'declined' | 'unavailable';

/** The device's own dialog for handing a page on. */
export interface Sharer {
  /** Opens the dialog; only right after a press, and it never rejects. */
  share(page: SharedPage): Promise<SharingEnd>;
}
