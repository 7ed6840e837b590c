import type { BridgeError } from '../../domain/bridge/bridge-error';
import { apiErrorCode, bridgeError } from '../../domain/bridge/bridge-error';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';

const words = {
  network: 'The portal could not reach its server.',
  aborted: 'The portal could not reach its server.',
  malformed: 'The portal received an invalid response from its server.',
};

/** Converts an API failure into a bridge error, with the API's own message if it has one. */
export function toBridgeError(failure: ApiFailure): BridgeError {
  return bridgeError(apiErrorCode(failure), failure.kind === 'rejected' ? failure.message : words[failure.kind]);
}

/** Converts an API failure into a bridge error. */
export function answered<T>(result: Result<T, ApiFailure>): Result<T, BridgeError>;
export function answered<T, A>(result: Result<T, ApiFailure>, change: (value: T) => A): Result<A, BridgeError>;
export function answered<T>(
  result: Result<T, ApiFailure>,
  change: (value: T) => unknown = (value) => value,
): Result<unknown, BridgeError> {
  return result.ok ? ok(change(result.value)) : err(toBridgeError(result.error));
}
