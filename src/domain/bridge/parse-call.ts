import type { Result } from '../shared/result';
import type { BridgeError } from './bridge-error';
import type { ArgumentsOf, MethodName } from './method-table';
import { methodTable } from './method-table';
import { readCall } from './read-call';

/** A call of the protocol, with arguments of the right type. */
export type GameCall = {
  readonly [M in MethodName]: { readonly method: M; readonly args: ArgumentsOf<M> };
}[MethodName];

/** Reads a call of the protocol: `err_unsupported` for any other, `err_validation` for wrong arguments; never throws. */
export function parseCall(method: string, args: unknown): Result<GameCall, BridgeError> {
  return readCall(methodTable, method, args) as Result<GameCall, BridgeError>;
}
