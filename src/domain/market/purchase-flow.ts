import { paymentTarget } from './payment-target';
import type { PaymentMethod, Purchase, PurchaseRequest } from './purchase-request';
import { paymentMethods, spendsOnSame } from './purchase-request';

/** The one purchase of a page, from the press of Buy to its end (spec 2 §4). */
export type PurchaseFlow =
  | { readonly kind: 'idle' }
  /** A headset user is asked how to pay. */
  | { readonly kind: 'choosing'; readonly request: PurchaseRequest }
  | { readonly kind: 'asking'; readonly request: PurchaseRequest }
  | { readonly kind: 'redirecting'; readonly to: string }
  | { readonly kind: 'mailed'; readonly message: string }
  | { readonly kind: 'bought'; readonly purchase: Purchase }
  | { readonly kind: 'failed'; readonly message: string }
  /** No answer came: the server may or may not have done it. */
  | { readonly kind: 'unanswered'; readonly request: PurchaseRequest; readonly message: string };

export type PurchaseFlowEvent =
  | { readonly type: 'buy-pressed'; readonly purchase: Purchase; readonly headset: boolean; readonly key: string }
  | { readonly type: 'method-chosen'; readonly method: PaymentMethod }
  | { readonly type: 'cancelled' }
  /** `hosts` are those of the payment provider. */
  | { readonly type: 'payment-url-received'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly type: 'mail-sent'; readonly message: string }
  | { readonly type: 'completed' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'answer-lost'; readonly message: string }
  /** The page is shown again after it was left for the payment. */
  | { readonly type: 'returned' };

/** What is to be done: ask the server, or leave for an address that may be followed. */
export type PurchaseCommand =
  { readonly type: 'ask'; readonly request: PurchaseRequest } | { readonly type: 'go'; readonly to: string };

export interface PurchaseStep {
  readonly flow: PurchaseFlow;
  readonly commands: readonly PurchaseCommand[];
}

/** Nothing is being bought. */
export const noPurchase: PurchaseFlow = { kind: 'idle' };

/**
 * Tells whether a purchase is in progress.
 * @rule 2.4.19 Buy buttons are disabled while one purchase is in progress.
 */
export function isPurchasing({ kind }: PurchaseFlow): boolean {
  return kind === 'choosing' || kind === 'asking' || kind === 'redirecting';
}

/**
 * Moves the purchase; what does not fit the present step is ignored.
 * @rule 2.4.18a A headset user's coins wait for the choice of Pay Now or Email Me.
 * @rule 2.4.18b Any other purchase is asked for directly.
 * @rule 2.4.19 One purchase at a time.
 */
export function nextPurchaseFlow(flow: PurchaseFlow, event: PurchaseFlowEvent): PurchaseStep {
  switch (event.type) {
    case 'buy-pressed':
      return isPurchasing(flow) ? stay(flow) : pressed(flow, event);
    case 'method-chosen':
      return flow.kind === 'choosing' ? ask({ ...flow.request, method: event.method }) : stay(flow);
    case 'cancelled':
      return stay(flow.kind === 'choosing' ? noPurchase : flow);
    case 'returned':
      return stay(flow.kind === 'redirecting' ? noPurchase : flow);
    default:
      return flow.kind === 'asking' ? answered(flow.request, event) : stay(flow);
  }
}

type Pressed = Extract<PurchaseFlowEvent, { type: 'buy-pressed' }>;
type Answer = Exclude<PurchaseFlowEvent, { type: 'buy-pressed' | 'method-chosen' | 'cancelled' | 'returned' }>;

const stay = (flow: PurchaseFlow): PurchaseStep => ({ flow, commands: [] });

const ask = (request: PurchaseRequest): PurchaseStep => ({
  flow: { kind: 'asking', request },
  commands: [{ type: 'ask', request }],
});

function pressed(flow: PurchaseFlow, { purchase, headset, key }: Pressed): PurchaseStep {
  // A lost answer may have been a yes: the same key charges once.
  if (flow.kind === 'unanswered' && spendsOnSame(flow.request.purchase, purchase)) return ask(flow.request);
  const request: PurchaseRequest = { purchase, method: 'pay-now', key };
  const choice = purchase.kind === 'coins' && paymentMethods(headset).length > 1;
  return choice ? stay({ kind: 'choosing', request }) : ask(request);
}

function answered(request: PurchaseRequest, event: Answer): PurchaseStep {
  switch (event.type) {
    case 'payment-url-received': {
      const to = paymentTarget(event.url, event.hosts);
      return { flow: { kind: 'redirecting', to }, commands: [{ type: 'go', to }] };
    }
    case 'mail-sent':
      return stay({ kind: 'mailed', message: event.message });
    case 'completed':
      return stay({ kind: 'bought', purchase: request.purchase });
    case 'refused':
      return stay({ kind: 'failed', message: event.message });
    case 'answer-lost':
      return stay({ kind: 'unanswered', request, message: event.message });
  }
}
