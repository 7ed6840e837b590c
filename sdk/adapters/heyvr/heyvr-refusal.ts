import type { BridgeErrorCode } from '../../index';
import type { RefusedCall } from '../common/refused-call';
import { refusedCall } from '../common/refused-call';

const codes: Readonly<Record<BridgeErrorCode, number>> = {
  err_unsupported: 501,
  err_unauthenticated: 401,
  err_forbidden: 403,
  err_declined: 403,
  err_insufficient_coins: 402,
  err_conflict: 409,
  err_too_many_requests: 429,
  err_timeout: 503,
  err_network: 503,
  err_unavailable: 503,
  err_validation: 422,
  err_ticket: 422,
  err_not_found: 404,
  err_too_large: 413,
  err_internal: 500,
};

const UNREACHABLE = 503;

/** The rejection of calls of the heyVR SDK, which has one code for all network failures. */
export class HeyvrRefusal extends Error {
  readonly status: {
    readonly success: false;
    /** An HTTP status code. */
    readonly code: number;
    /** A stable machine-readable code. */
    readonly debug: string;
    readonly message: string;
  };
  readonly data = null;

  constructor({ code: word, message }: Pick<RefusedCall, 'code' | 'message'>) {
    super(message);
    const code = codes[word];
    this.status = { success: false, code, debug: code === UNREACHABLE ? 'err_network' : word, message };
  }
}

/** Runs a call and converts its refusal to the form of the heyVR SDK. */
export async function toHeyvrError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new HeyvrRefusal(refusedCall(error));
  }
}
