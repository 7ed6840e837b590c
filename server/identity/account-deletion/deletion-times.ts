const DAY = 24 * 60 * 60_000;

/** Time between a deletion request and the deletion, in milliseconds. 14 days is well within the month that the law allows. */
export const DELETION_DELAY = 14 * DAY;

/** Time for which a data export can be downloaded, in milliseconds. */
export const EXPORT_LIFETIME = 7 * DAY;
