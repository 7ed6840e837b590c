import * as z from 'zod/mini';
import { REGISTERING_PROVIDERS } from '../../../src/domain/auth/social-provider';

/** What is kept behind the link with which a registration is finished. */
export const finalizeDetails = z.object({
  provider: z.enum(REGISTERING_PROVIDERS),
  issuer: z.string(),
  subject: z.string(),
  /** Empty when the provider told none. */
  email: z.string(),
  emailVerified: z.boolean(),
  /** The browser that has proved it: a link that somebody was sent would connect the sender's identity. */
  markerHash: z.string(),
});

export type FinalizeDetails = z.output<typeof finalizeDetails>;
