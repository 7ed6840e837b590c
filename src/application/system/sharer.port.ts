/** Page to share. */
export interface SharedPage {
  readonly title: string;
  /** Absolute address. */
  readonly url: string;
}

/** Outcome of sharing; `unavailable` when the device has no share dialog or cannot show it. */
export type SharingEnd = 'shared' | 'declined' | 'unavailable';

/** Share dialog of the device. */
export interface Sharer {
  /** Opens the dialog. Call it right after a press. Never rejects. */
  share(page: SharedPage): Promise<SharingEnd>;
}
