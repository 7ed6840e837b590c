import type { BridgeError, BridgeErrorCode } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';

/** Faults that the developer has chosen in the panel, until the page closes. */
export class LocalFaults {
  /** Error code of every call except the reports of the session. */
  code: BridgeErrorCode | undefined;
  /** Delay of each response, in milliseconds. */
  latency = 0;

  /** Returns the error of a call, or undefined if it should succeed. */
  of(method: string): BridgeError | undefined {
    if (this.code === undefined || method.startsWith('session.')) return undefined;
    return bridgeError(this.code, 'The developer panel makes this call fail.');
  }
}
