import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { ApiFailure } from '../http/api-failure';
import { toBridgeError } from './to-bridge-error';

/** Converts an API failure into a bridge error. */
export function answered<T>(result: Result<T, ApiFailure>): Result<T, BridgeError>;
export function answered<T, A>(result: Result<T, ApiFailure>, change: (value: T) => A): Result<A, BridgeError>;
export function answered<T>(
  result: Result<T, ApiFailure>,
  change: (value: T) => unknown = (value) => value,
): Result<unknown, BridgeError> {
  return result.ok ? ok(change(result.value)) : err(toBridgeError(result.error));
}
