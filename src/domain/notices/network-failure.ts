/**
 * The status of a call that brought no answer of the server; its `data` is null, its message a notice's text (spec 1 §8).
 * @rule 1.8.1 A network failure has success false, code 503 and the debug code err_network.
 */
export const NETWORK_FAILURE = { success: false, code: 503, debug: 'err_network' } as const;
