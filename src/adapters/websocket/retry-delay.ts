/** Time between two connection attempts, in milliseconds; also used after a failed script load. */
export const RETRY_DELAY = 5000;
