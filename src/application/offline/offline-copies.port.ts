import type { Cancel } from '../system/clock.port';

/** Copies of pages that the browser stores for use without a network. */
export interface OfflineCopies {
  /** Time at which the shown page was stored, in milliseconds since 1970; undefined for a page from the network. */
  readonly savedAt: number | undefined;
  /** Path of the document, whatever page the player has opened since. */
  readonly documentPath: string;
  /** Registers the service worker, and stores visited pages until it is cancelled. Never throws. */
  start(): Cancel;
  /** Deletes the stored pages and pictures. Never throws. */
  deleteVisits(): void;
}
