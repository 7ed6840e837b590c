import type { BridgeErrorCode } from '../../index';

/** A refusal as an adapter sees it, before it takes the form that the game knows. */
export class RefusedCall<C extends string = BridgeErrorCode> extends Error {
  constructor(
    readonly code: C,
    message: string = code,
  ) {
    super(message);
  }
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown } | undefined)?.code;

/** Reads what a call of the SDK rejected with; anything else is a fault. */
export function refusedCall(error: unknown): RefusedCall {
  if (typeof codeOf(error) === 'string') return error as RefusedCall;
  return new RefusedCall('err_internal', error instanceof Error ? error.message : undefined);
}

/** Whether a call failed in a way that passes by itself. */
export function passes(error: unknown): boolean {
  return (error as { readonly retryable?: unknown } | undefined)?.retryable === true;
}

/** Whether what was to be written was written by somebody else meanwhile. */
export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'err_conflict';
}
