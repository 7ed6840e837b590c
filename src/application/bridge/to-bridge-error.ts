import { apiErrorCode } from '../../domain/bridge/api-error-code';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import { bridgeError } from '../../domain/bridge/bridge-error';
import type { ApiFailure } from '../http/api-failure';

const words = {
  network: 'The portal could not reach its server.',
  aborted: 'The portal could not reach its server.',
  malformed: 'The portal could not understand its server.',
};

/** Tells a game why the API refused, in the API's own words where it gave any. */
export function toBridgeError(failure: ApiFailure): BridgeError {
  return bridgeError(apiErrorCode(failure), failure.kind === 'rejected' ? failure.message : words[failure.kind]);
}
