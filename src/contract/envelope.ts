import * as z from 'zod/mini';

/** Outcome of a call, for success and failure (decisions §4). */
export const wireStatus = z.object({
  success: z.boolean(),
  /** Equals the HTTP status. */
  code: z.int(),
  /** Human-readable message, in English. */
  message: z.string(),
  /** Stable machine-readable error code, such as `err_validation`; empty on success. */
  debug: z.string(),
});

/** Envelope of every API response. */
export const wireEnvelope = z.object({ status: wireStatus, data: z.unknown() });

/** `data` of a 422 response: the error messages of each rejected field. */
export const wireFieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) });

export type WireStatus = z.output<typeof wireStatus>;
export type WireEnvelope = z.output<typeof wireEnvelope>;
