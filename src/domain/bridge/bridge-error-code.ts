/**
 * Every way in which the portal refuses a game's call; the words are stable and those of the API (decisions §4).
 * `err_declined` is the player's own no in a dialog, `err_conflict` a save that was changed meanwhile or an item owned already.
 */
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
  'err_not_found',
  'err_too_large',
  'err_internal',
] as const;

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];

const passing: ReadonlySet<BridgeErrorCode> = new Set([
  'err_too_many_requests',
  'err_timeout',
  'err_network',
  'err_unavailable',
]);

/** Whether the very same call may succeed later: when its cause passes by itself. */
export function isRetryable(code: BridgeErrorCode): boolean {
  return passing.has(code);
}
