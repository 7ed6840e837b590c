import type { BridgeErrorCode } from '../../index';
import { RefusedCall, refusedCall } from '../common/refused-call';

/** What calls of the CrazyGames SDK throw and reject with: always a `code` and a `message`. */
export class CrazygamesError extends RefusedCall<string> {}

/** The refusal of a call that this portal does not serve. */
export const notKnown = (name: string): CrazygamesError =>
  new CrazygamesError('unexpectedError', `This portal does not know ${name}.`);

const codes: Readonly<Partial<Record<BridgeErrorCode, string>>> = {
  err_unauthenticated: 'userNotAuthenticated',
  err_too_many_requests: 'rateLimited',
};

/** The answer of a call, or its refusal in that SDK's words. */
export async function toCrazygamesError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CrazygamesError) throw error;
    const { code, message } = refusedCall(error);
    throw new CrazygamesError(codes[code] ?? 'unexpectedError', message);
  }
}
