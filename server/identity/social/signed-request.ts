import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().check(z.regex(/^\d{1,32}$/)),
  /** Unix time in seconds. */
  issued_at: z.int(),
});

const OLDEST_MS = 10 * 60_000;
/** Tolerance for clock differences, in milliseconds. */
const EARLIEST_MS = -60_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the user id of a Facebook signed request; undefined if the signature is invalid or older than ten minutes. */
export function readSignedRequest(text: string, secret: string, now: Date): string | undefined {
  const [signature, encoded, ...more] = text.split('.');
  if (signature === undefined || encoded === undefined || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(encoded).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const { data } = z.safeParse(payload, parsed(Buffer.from(encoded, 'base64url').toString()));
  if (!data) return undefined;
  const age = now.getTime() - data.issued_at * 1000;
  return age >= EARLIEST_MS && age <= OLDEST_MS ? data.user_id : undefined;
}
