import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { SandboxCheckout } from '../payments/sandbox-wire';
import { sandboxCheckout } from '../payments/sandbox-wire';

const mac = (secret: string, body: string): Buffer => createHmac('sha256', secret).update(body).digest();

/** The id of a checkout, which carries all that the sandbox has to know of it: it forgets nothing, and keeps nothing. */
export function writeCheckoutId(secret: string, checkout: SandboxCheckout): string {
  const body = Buffer.from(JSON.stringify(checkout)).toString('base64url');
  return `${body}.${mac(secret, body).toString('base64url')}`;
}

/** What was put into an id; undefined for one that this sandbox has not written. */
export function readCheckoutId(secret: string, id: string): SandboxCheckout | undefined {
  const [body = '', signature = '', ...more] = id.split('.');
  const given = Buffer.from(signature, 'base64url');
  const own = mac(secret, body);
  if (more.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const read = z.safeParse(sandboxCheckout, JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return read.success ? read.data : undefined;
}
