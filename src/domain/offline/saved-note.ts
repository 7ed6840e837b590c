/** Situation of a page that the browser shows from its store. */
export interface SavedPage {
  /** Milliseconds since 1970; undefined for a page from the network. */
  readonly savedAt: number | undefined;
  readonly isOnline: boolean;
  /** True if the device was offline while this page was shown. */
  readonly wasOffline: boolean;
}

/** Reason for the note on a saved page: no network, a slow one, or one that has returned. */
export type SavedNote = 'offline' | 'slow' | 'online-again';

/** Returns the note that a page needs; undefined for a page from the network. */
export function savedNote({ savedAt, isOnline, wasOffline }: SavedPage): SavedNote | undefined {
  if (savedAt === undefined) return undefined;
  if (!isOnline) return 'offline';
  return wasOffline ? 'online-again' : 'slow';
}
