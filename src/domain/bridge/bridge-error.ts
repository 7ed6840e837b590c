import type { BridgeErrorCode } from './bridge-error-code';

/** A refused call as it travels to the game: `retryable` says that the same call may succeed later. */
export interface BridgeError {
  readonly code: BridgeErrorCode;
  readonly message: string;
  readonly retryable: boolean;
}

const retryable: ReadonlySet<BridgeErrorCode> = new Set(['err_too_many_requests', 'err_timeout', 'err_network']);

/** Makes a refusal; whether it can be retried follows from its code alone. */
export function bridgeError(code: BridgeErrorCode, message: string): BridgeError {
  return { code, message, retryable: retryable.has(code) };
}
