import type { BridgeError } from './bridge-error';
import { bridgeError } from './bridge-error';
import type { Method } from './method';

/** Why a caller may not make a call, or undefined when it may. */
export function authorizeCaller(
  { caller }: Pick<Method<unknown, unknown>, 'caller'>,
  signedIn: boolean,
): BridgeError | undefined {
  return caller === 'anyone' || signedIn ? undefined : bridgeError('err_unauthenticated', 'Nobody is signed in.');
}
