import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { BridgeError } from './bridge-error';
import { bridgeError } from './bridge-error';
import type { Method } from './method';
import type { ArgumentsOf, MethodName } from './method-table';
import { methodTable } from './method-table';

/** Part of the calls of the protocol, by name. */
type Methods = Readonly<Record<string, Pick<Method<unknown, unknown>, 'caller' | 'parse'>>>;

/** A call of a table with parsed arguments. */
interface ReadCall<T extends Methods> {
  readonly method: keyof T & string;
  readonly args: unknown;
}

/**
 * Parses a call by a table: `err_unsupported` for a method outside it, `err_validation` for invalid arguments. Never
 * throws.
 * @rule 3.7 An unknown call is answered with `err_unsupported`.
 */
export function readCall<T extends Methods>(table: T, method: string, args: unknown): Result<ReadCall<T>, BridgeError> {
  const row = Object.hasOwn(table, method) ? table[method] : undefined;
  if (row === undefined) return err(bridgeError('err_unsupported', 'The portal does not have this call.'));
  try {
    const parsed = row.parse(args);
    return parsed.ok
      ? ok({ method, args: parsed.value })
      : err(bridgeError('err_validation', `${method}: ${parsed.error}.`));
  } catch {
    // A getter or a proxy can throw while it is read.
    return err(bridgeError('err_validation', `${method}: the arguments cannot be read.`));
  }
}

/** A call of the protocol with typed arguments. */
export type GameCall = {
  readonly [M in MethodName]: { readonly method: M; readonly args: ArgumentsOf<M> };
}[MethodName];

/**
 * Parses a call of the protocol: `err_unsupported` for an unknown method, `err_validation` for invalid arguments. Never
 * throws.
 */
export function parseCall(method: string, args: unknown): Result<GameCall, BridgeError> {
  return readCall(methodTable, method, args) as Result<GameCall, BridgeError>;
}

/** Returns the reason to refuse a call; undefined if the caller may make it. */
export function authorizeCaller(
  { caller }: Pick<Method<unknown, unknown>, 'caller'>,
  signedIn: boolean,
): BridgeError | undefined {
  return caller === 'anyone' || signedIn ? undefined : bridgeError('err_unauthenticated', 'Nobody is logged in.');
}
