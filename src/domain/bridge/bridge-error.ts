/** Error codes of refused SDK calls. They are stable and shared with the API; `bridgeErrorTexts` explains each code. */
export const bridgeErrorCodes = [
  'err_unsupported',
  'err_unauthenticated',
  'err_forbidden',
  'err_declined',
  'err_insufficient_coins',
  'err_conflict',
  'err_too_many_requests',
  'err_timeout',
  'err_network',
  'err_unavailable',
  'err_validation',
  'err_ticket',
  'err_not_found',
  'err_too_large',
  'err_internal',
] as const;

/** Explanations of the codes for game developers; the reference of the developer site is generated from them. */
export const bridgeErrorTexts: Readonly<Record<BridgeErrorCode, string>> = {
  err_unsupported: 'The portal or the sandbox does not support the call, or the page runs outside of both.',
  err_unauthenticated: 'Nobody is logged in. `user.openLogin()` opens the login.',
  err_forbidden: 'This player may not make the call.',
  err_declined: 'The player declined.',
  err_insufficient_coins: 'The player has too few coins.',
  err_conflict: 'The save was changed elsewhere since your page last read it, or the player already owns the item.',
  err_too_many_requests: 'More calls than the limits allow, or the player has just answered the same question.',
  err_timeout: 'No response arrived within 10 seconds.',
  err_network: 'The portal could not reach its server.',
  err_unavailable: 'The server of the portal is starting, stopping or overloaded, or could not open a play session.',
  err_validation: 'An argument is invalid. The message names the argument, the value and what is allowed.',
  err_ticket:
    'The board needs a valid ticket of `leaderboard.startRun()` that was not used for another score. The message has the reason.',
  err_not_found: 'Your game has no such board, item, achievement or save.',
  err_too_large: 'The arguments of the call exceed 64 KiB.',
  err_internal: 'An internal error of the portal.',
};

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];

const transient: ReadonlySet<BridgeErrorCode> = new Set([
  'err_too_many_requests',
  'err_timeout',
  'err_network',
  'err_unavailable',
]);

/** True if the same call may succeed later, because the cause passes by itself. */
export function isRetryable(code: BridgeErrorCode): boolean {
  return transient.has(code);
}

/** A refused call as sent to the game; `retryable` is true if the same call may succeed later. */
export interface BridgeError {
  readonly code: BridgeErrorCode;
  readonly message: string;
  readonly retryable: boolean;
}

/** Creates a refusal; only its code decides whether it can be retried. */
export function bridgeError(code: BridgeErrorCode, message: string): BridgeError {
  return { code, message, retryable: isRetryable(code) };
}

/** Failure of an API call, reduced to the details that a game may know. */
type ApiOutcome =
  | { readonly kind: 'network' | 'aborted' | 'malformed' }
  | { readonly kind: 'rejected'; readonly status: number; readonly debug: string };

const byStatus: Readonly<Record<number, BridgeErrorCode>> = {
  400: 'err_validation',
  401: 'err_unauthenticated',
  403: 'err_forbidden',
  404: 'err_not_found',
  409: 'err_conflict',
  413: 'err_too_large',
  419: 'err_unauthenticated',
  422: 'err_validation',
  429: 'err_too_many_requests',
  502: 'err_unavailable',
  503: 'err_unavailable',
  504: 'err_unavailable',
};

/**
 * Returns the code that a game receives for a failed API call: the API's own code if the bridge has it, else one by
 * status.
 * @rule 3.4 The error codes of the API are stable.
 */
export function apiErrorCode(outcome: ApiOutcome): BridgeErrorCode {
  if (outcome.kind === 'rejected') {
    return bridgeErrorCodes.find((code) => code === outcome.debug) ?? byStatus[outcome.status] ?? 'err_internal';
  }
  return outcome.kind === 'malformed' ? 'err_internal' : 'err_network';
}
