const DAY = 86_400_000;

/** How long a game counts as recently updated, in days. */
export const RECENTLY_UPDATED_DAYS = 30;

/**
 * The moment since which an update is recent, both in milliseconds since 1970.
 * @rule 2.2.8 Recently Updated narrows a list to games updated of late.
 */
export function recentlyUpdatedSince(now: number): number {
  return now - RECENTLY_UPDATED_DAYS * DAY;
}
