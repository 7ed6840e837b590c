import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { purchaseOrderStates } from '../../../src/domain/market/purchase-order';
import { brand } from '../../../src/domain/shared/brand';

/** Header with the signature of an event. */
export const SANDBOX_SIGNATURE = `${brand.identifier}-pay-signature`;

/** Request to open a checkout. `price` is in US cents; the addresses are the redirects after the checkout. */
export const sandboxCheckout = z.strictObject({
  order: z.uuid(),
  amount: z.int().check(z.positive()),
  price: z.int().check(z.positive()),
  success: z.url(),
  cancel: z.url(),
});
export type SandboxCheckout = z.output<typeof sandboxCheckout>;

/** Response with the opened checkout. */
export const sandboxOpened = z.object({ id: z.string(), url: z.url() });

/** Event of the sandbox about an order. */
export const sandboxEvent = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  order: z.uuid(),
  state: z.enum(purchaseOrderStates),
  price: z.int().check(z.positive()),
});
export type SandboxEvent = z.output<typeof sandboxEvent>;

/** Shared secrets of portal and sandbox. */
export interface SandboxKeys {
  /** Authorizes the portal to open checkouts. */
  readonly apiKey: string;
  /** Signs the sandbox's events. */
  readonly eventSecret: string;
  /** Signs the ids of checkouts. */
  readonly checkoutSecret: string;
}

const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`pay-sandbox ${purpose}`).digest('hex');

/** Derives the keys of the sandbox from the portal's secret. */
export const sandboxKeys = (secret: string): SandboxKeys => ({
  apiKey: derived(secret, 'api'),
  eventSecret: derived(secret, 'report'),
  checkoutSecret: derived(secret, 'checkout'),
});
