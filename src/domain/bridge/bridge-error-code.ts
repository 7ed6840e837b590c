/** Every way in which the portal refuses a game's call; the words are stable and shared with the API (decisions §4). */
export const bridgeErrorCodes = [
  'err_unsupported',
  'err_unauthenticated',
  'err_too_many_requests',
  'err_timeout',
  'err_network',
  'err_validation',
  'err_not_found',
  'err_too_large',
  'err_internal',
] as const;

export type BridgeErrorCode = (typeof bridgeErrorCodes)[number];
