import type { BridgeError } from '../../domain/bridge/bridge-error';
import { apiErrorCode, bridgeError } from '../../domain/bridge/bridge-error';
import type { ApiFailure } from '../http/api-failure';

const words = {
  network: 'The portal could not reach its server.',
  aborted: 'The portal could not reach its server.',
  malformed: 'The portal could not understand its server.',
};

/** Converts an API failure into a bridge error, with the API's own message if it has one. */
export function toBridgeError(failure: ApiFailure): BridgeError {
  return bridgeError(apiErrorCode(failure), failure.kind === 'rejected' ? failure.message : words[failure.kind]);
}
