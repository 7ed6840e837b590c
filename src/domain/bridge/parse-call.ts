import type { Result } from '../shared/result';
import { err, ok } from '../shared/result';
import type { BridgeError } from './bridge-error';
import { bridgeError } from './bridge-error';
import type { Method } from './method';
import type { ArgumentsOf, MethodName } from './method-table';
import { methodTable } from './method-table';

/** Some calls of the protocol by name. */
type Methods = Readonly<Record<string, Pick<Method<unknown, unknown>, 'caller' | 'parse'>>>;

/** A call of a table, its arguments read by the row of its name. */
interface ReadCall<T extends Methods> {
  readonly method: keyof T & string;
  readonly args: unknown;
}

/**
 * Reads a call by a table: `err_unsupported` for a method that is not in it, `err_validation` for wrong arguments; never throws.
 * @rule 3.7 A call that is not known is answered with `err_unsupported`.
 */
export function readCall<T extends Methods>(table: T, method: string, args: unknown): Result<ReadCall<T>, BridgeError> {
  const row = Object.hasOwn(table, method) ? table[method] : undefined;
  if (row === undefined) return err(bridgeError('err_unsupported', 'The portal has no such call.'));
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

/** A call of the protocol, with arguments of the right type. */
export type GameCall = {
  readonly [M in MethodName]: { readonly method: M; readonly args: ArgumentsOf<M> };
}[MethodName];

/** Reads a call of the protocol: `err_unsupported` for any other, `err_validation` for wrong arguments; never throws. */
export function parseCall(method: string, args: unknown): Result<GameCall, BridgeError> {
  return readCall(methodTable, method, args) as Result<GameCall, BridgeError>;
}

/** Why a caller may not make a call, or undefined when it may. */
export function authorizeCaller(
  { caller }: Pick<Method<unknown, unknown>, 'caller'>,
  signedIn: boolean,
): BridgeError | undefined {
  return caller === 'anyone' || signedIn ? undefined : bridgeError('err_unauthenticated', 'Nobody is signed in.');
}

/** Sources of each directive of a content security policy. */
type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the directives that limit what a build's pages load and contact: their own origin, the portal's static host and the hosts in
 * `network`. Inline scripts, eval, WebAssembly, workers, `blob:` and `data:` are allowed on a game's own origin (docs/adr/0025).
 */
export function gameSources(staticOrigins: readonly string[], network: readonly string[]): PolicyDirectives {
  const hosts = [...staticOrigins, ...network];
  return {
    'default-src': ["'self'", 'blob:', 'data:', ...hosts],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:', 'data:', ...hosts],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:', 'data:', ...hosts],
    'worker-src': ["'self'", 'blob:', 'data:', ...network],
    'frame-src': ["'self'", 'blob:', 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'none'"],
  };
}

/** Returns a policy as browsers read it. */
export function policyText(directives: PolicyDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
