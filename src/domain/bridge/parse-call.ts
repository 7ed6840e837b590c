import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { BridgeError } from './bridge-error';
import { bridgeError } from './bridge-error';
import type { ArgumentsOf, MethodName } from './method-table';
import { methodTable } from './method-table';

/** A call that the portal knows, with arguments of the right type. */
export type GameCall = {
  readonly [M in MethodName]: { readonly method: M; readonly args: ArgumentsOf<M> };
}[MethodName];

/** Reads a call: `err_unsupported` for a method that is not in the table, `err_validation` for wrong arguments; never throws. */
export function parseCall(method: string, args: unknown): Result<GameCall, BridgeError> {
  if (!Object.hasOwn(methodTable, method)) return err(bridgeError('err_unsupported', 'The portal has no such call.'));
  const name = method as MethodName;
  try {
    const parsed = methodTable[name].parse(args);
    return parsed.ok
      ? ok({ method: name, args: parsed.value } as GameCall)
      : err(bridgeError('err_validation', `${name}: ${parsed.error}.`));
  } catch {
    // A getter or a proxy can throw while it is read.
    return err(bridgeError('err_validation', `${name}: the arguments cannot be read.`));
  }
}
