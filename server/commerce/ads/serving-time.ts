/** How long a serving may wait for its impression, in milliseconds: an ad can lie below the window for a while. */
export const SERVING_MS = 60 * 60_000;
