import * as z from 'zod/mini';
import { REGISTERING_PROVIDERS } from '../../../src/domain/auth/social-provider';

/** Stored details of a link that finishes a registration. */
export const finalizeDetails = z.object({
  provider: z.enum(REGISTERING_PROVIDERS),
  issuer: z.string(),
  subject: z.string(),
  /** Empty if the provider gave no address. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** Hash of the browser's marker. Other browsers are refused: a forwarded link would connect the sender's identity. */
  markerHash: z.string(),
});

export type FinalizeDetails = z.output<typeof finalizeDetails>;
