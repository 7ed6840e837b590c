import * as z from 'zod/mini';
import { parameterForms } from '../domain/tokens/token-parameters';

/**
 * Upper bound for a password on the wire. The password rules count characters, not UTF-16 units, and enforce the real
 * limit.
 */
export const wirePassword = z.string().check(z.maxLength(1000));

/** Secret of an emailed link: 256 bits as base64url. */
export const wireSecret = z.string().check(z.regex(new RegExp(`^${parameterForms.secret}$`)));

/** Second factor as typed: six digits from the authenticator app, or a recovery code. */
export const wireCode = z.string().check(z.minLength(1), z.maxLength(64));

/** Proof of identity before a sensitive change: the password, or a code for an account without a password. */
export const wireProof = { password: z.optional(wirePassword), code: z.optional(wireCode) };
