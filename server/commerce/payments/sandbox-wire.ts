import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import { brand } from '../../../src/domain/shared/brand';

/** Header that carries the signature of a report. */
export const SANDBOX_SIGNATURE = `${brand.identifier}-pay-signature`;

/** What the portal asks the sandbox to open; `price` in US cents, the addresses are where the buyer comes back to. */
export const sandboxCheckout = z.strictObject({
  order: z.uuid(),
  amount: z.int().check(z.positive()),
  price: z.int().check(z.positive()),
  success: z.url(),
  cancel: z.url(),
});
export type SandboxCheckout = z.output<typeof sandboxCheckout>;

/** What the sandbox answers. */
export const sandboxOpened = z.object({ id: z.string(), url: z.url() });

/** What the sandbox reports of an order. */
export const sandboxReport = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  order: z.uuid(),
  state: z.enum(purchaseOrderStates),
  price: z.int().check(z.positive()),
});
export type SandboxReport = z.output<typeof sandboxReport>;

/** What the portal and its sandbox know of each other. */
export interface SandboxKeys {
  /** With it the portal opens checkouts. */
  readonly apiKey: string;
  /** With it the sandbox signs its reports. */
  readonly reportSecret: string;
  /** With it the sandbox signs the ids of its checkouts. */
  readonly checkoutSecret: string;
}

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`pay-sandbox ${purpose}`).digest('hex');

/** The keys of this portal's sandbox, made of its secret. */
export const sandboxKeys = (secret: string): SandboxKeys => ({
  apiKey: derived(secret, 'api'),
  reportSecret: derived(secret, 'report'),
  checkoutSecret: derived(secret, 'checkout'),
});
