import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const payload = z.object({ algorithm: z.literal('HMAC-SHA256'), user_id: z.string().check(z.regex(/^\d{1,32}$/)) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The person whom a signed request of Facebook is about; undefined unless the app's secret has signed it. */
export function readSignedRequest(text: string, secret: string): string | undefined {
  const [signature, encoded, ...more] = text.split('.');
  if (signature === undefined || encoded === undefined || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = createHmac('sha256', secret).update(encoded).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return z.safeParse(payload, parsed(Buffer.from(encoded, 'base64url').toString())).data?.user_id;
}
