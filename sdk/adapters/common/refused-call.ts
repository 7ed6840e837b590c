import type { BridgeErrorCode } from '../../index';

/** A refused call, before an adapter converts it to the error of the emulated SDK. */
export class RefusedCall<C extends string = BridgeErrorCode> extends Error {
  constructor(
    readonly code: C,
    message: string = code,
  ) {
    super(message);
  }
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code;

/** Converts the rejection of an SDK call. An unknown error becomes `err_internal`. */
export function refusedCall(error: unknown): RefusedCall {
  if (typeof codeOf(error) === 'string') return error as RefusedCall;
  return new RefusedCall('err_internal', error instanceof Error ? error.message : undefined);
}

/** True if the same call may succeed later. */
export function isRetryable(error: unknown): boolean {
  return (error as { readonly retryable?: unknown } | undefined)?.retryable === true;
}

/** True if another tab or device has written the slot in the meantime. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'err_conflict';
}
