import type { BridgeError } from '../src/domain/bridge/bridge-error';
import type { BridgeErrorCode } from '../src/domain/bridge/bridge-error-code';

/** The one kind of rejection of every call: a stable `code`, a sentence, and whether trying again can help. */
export class HolocadeError extends Error {
  readonly code: BridgeErrorCode;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;

  constructor({ code, message, retryable }: BridgeError) {
    super(message);
    this.name = 'HolocadeError';
    this.code = code;
    this.retryable = retryable;
  }
}
