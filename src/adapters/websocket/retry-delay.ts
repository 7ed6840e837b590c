/** Milliseconds until another try, when the other side, or the script that speaks with it, did not come. */
export const RETRY_DELAY = 5000;
