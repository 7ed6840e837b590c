import type { BridgeError, BridgeErrorCode } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';

/** What the developer wants to go wrong, for as long as the page lives. */
export class LocalFaults {
  /** With which every call but the reports of the session is refused. */
  code: BridgeErrorCode | undefined;
  /** Milliseconds before each answer. */
  latency = 0;

  /** Why a call is to be refused, if at all. */
  of(method: string): BridgeError | undefined {
    if (this.code === undefined || method.startsWith('session.')) return undefined;
    return bridgeError(this.code, 'The developer panel wants this call to fail.');
  }
}
