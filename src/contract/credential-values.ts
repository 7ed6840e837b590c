import * as z from 'zod/mini';
import { parameterForms } from '../domain/tokens/token-parameters';

/** Room for the longest password, whose rules count characters and not the units of a string; they say themselves what is too long. */
export const wirePassword = z.string().check(z.maxLength(1000));

/** The secret of a mailed link: 256 bits as base64url. */
export const wireSecret = z.string().check(z.regex(new RegExp(`^${parameterForms.secret}$`)));

/** What was typed as a second factor: six digits of the app, or a recovery code. */
export const wireCode = z.string().check(z.minLength(1), z.maxLength(64));

/** What proves that it is the player and not somebody at the player's browser: the password, or without one a code. */
export const wireProof = { password: z.optional(wirePassword), code: z.optional(wireCode) };
