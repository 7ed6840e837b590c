import { createHmac } from 'node:crypto';

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
