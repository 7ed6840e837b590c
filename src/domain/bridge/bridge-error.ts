import type { BridgeErrorCode } from './bridge-error-code';
import { isRetryable } from './bridge-error-code';

/** A refused call as it travels to the game: `retryable` says that the same call may succeed later. */
export interface BridgeError {
  readonly code: BridgeErrorCode;
  readonly message: string;
  readonly retryable: boolean;
}

/** Makes a refusal; whether it can be retried follows from its code alone. */
export function bridgeError(code: BridgeErrorCode, message: string): BridgeError {
  return { code, message, retryable: isRetryable(code) };
}
