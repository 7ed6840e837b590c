import type { BridgeError, BridgeErrorCode } from '../src/domain/bridge/bridge-error';

/** The error of every rejected call, with a stable `code` and a `message` for developers. */
export class HolocadeError extends Error {
  declare readonly code: BridgeErrorCode;
  /** True if the same call may succeed later. */
  declare readonly retryable: boolean;

  constructor(error: BridgeError) {
    super(error.message);
    Object.assign(this, error, { name: 'HolocadeError' });
  }
}
