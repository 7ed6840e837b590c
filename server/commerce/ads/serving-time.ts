/**
 * Maximum time from serving to impression, in milliseconds. Long, because an ad can be below the viewport for a while.
 */
export const SERVING_MS = 60 * 60_000;
