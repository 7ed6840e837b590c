import type { BridgeError, BridgeErrorCode } from '../src/domain/bridge/bridge-error';

/** The one kind of rejection of every call: a stable `code`, a sentence, and whether trying again can help. */
export class HolocadeError extends Error {
  declare readonly code: BridgeErrorCode;
  /** True when the same call may succeed later. */
  declare readonly retryable: boolean;

  constructor(error: BridgeError) {
    super(error.message);
    Object.assign(this, error, { name: 'HolocadeError' });
  }
}
