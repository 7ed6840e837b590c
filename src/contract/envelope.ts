import * as z from 'zod/mini';

/** How a call ended, in success and in failure (decisions §4). */
export const wireStatus = z.object({
  success: z.boolean(),
  /** Equals the HTTP status. */
  code: z.int(),
  /** A sentence for people, in English. */
  message: z.string(),
  /** A stable machine word, such as `err_validation`; empty on success. */
  debug: z.string(),
});

/** What surrounds every answer of the API. */
export const wireEnvelope = z.object({ status: wireStatus, data: z.unknown() });

/** `data` of a 422: the messages for each refused field. */
export const wireFieldErrors = z.object({ errors: z.record(z.string(), z.array(z.string())) });

export type WireStatus = z.output<typeof wireStatus>;
export type WireEnvelope = z.output<typeof wireEnvelope>;
