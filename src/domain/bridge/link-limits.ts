// Times in milliseconds that the SDK keeps too: constants of their own, so that its script carries no other limit.

/** The SDK says hello this often until the portal answers. */
export const HELLO_EVERY = 100;
/** The SDK gives up the search for a portal after this long. */
export const HELLO_FOR = 10_000;
/** No call waits longer for its answer. */
export const CALL_TIMEOUT = 10_000;
/** The window in which calls of one frame are counted. */
export const CALL_WINDOW = 1_000;
