import type { BridgeErrorCode } from '../../index';
import { RefusedCall, refusedCall } from '../common/refused-call';

/** The error that calls of the CrazyGames SDK throw or reject with. */
export class CrazygamesError extends RefusedCall<string> {}

/** Returns the error of a call that this portal does not support. */
export const notSupported = (name: string): CrazygamesError =>
  new CrazygamesError('unexpectedError', `This portal does not know ${name}.`);

const codes: Readonly<Partial<Record<BridgeErrorCode, string>>> = {
  err_unauthenticated: 'userNotAuthenticated',
  err_too_many_requests: 'rateLimited',
};

/** Runs a call and converts its refusal to an error of the CrazyGames SDK. */
export async function toCrazygamesError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CrazygamesError) throw error;
    const { code, message } = refusedCall(error);
    throw new CrazygamesError(codes[code] ?? 'unexpectedError', message);
  }
}
