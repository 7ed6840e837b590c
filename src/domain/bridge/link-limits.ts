// Times in milliseconds that the SDK uses too; separate constants, so that its script contains no other limit.

/** Interval of the SDK's hellos until the portal answers. */
export const HELLO_EVERY = 100;
/** Time after which the SDK stops its search for a portal. */
export const HELLO_FOR = 10_000;
/** Maximum wait for the response to a call. */
export const CALL_TIMEOUT = 10_000;
/** Window in which the calls of one frame are counted. */
export const CALL_WINDOW = 1_000;
