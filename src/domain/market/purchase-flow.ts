import { paymentTarget } from './purchase-order';
import type { PaymentMethod, Purchase, PurchaseBuyer, PurchaseRequest } from './purchase-request';
import { buysSame, isStillOpen, paymentMethods } from './purchase-request';

/** The purchase of a page, from the press of Buy to its end (spec 2 §4). */
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
  | { readonly kind: 'unanswered'; readonly message: string };

/** Current purchase of a page, with requests that got no answer. */
export interface Purchases {
  readonly flow: PurchaseFlow;
  /**
   * Each of these may have succeeded. It keeps its key until an answer or news of its purchase arrives, for a day at
   * most.
   */
  readonly unanswered: readonly PurchaseRequest[];
}

export type PurchaseFlowEvent =
  | {
      readonly type: 'buy-pressed';
      readonly purchase: Purchase;
      readonly headset: boolean;
      readonly key: string;
      readonly buyer: PurchaseBuyer;
      /** Milliseconds since 1970. */
      readonly now: number;
    }
  | { readonly type: 'method-chosen'; readonly method: PaymentMethod }
  | { readonly type: 'cancelled' }
  /** `hosts` are the external hosts that a payment URL may name. */
  | { readonly type: 'payment-url-received'; readonly url: string; readonly hosts: readonly string[] }
  | { readonly type: 'mail-sent'; readonly message: string }
  | { readonly type: 'completed' }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'answer-lost'; readonly message: string }
  /** The page is shown again after it was left for the payment. */
  | { readonly type: 'returned' };

/** Next step: a request to the server, or a navigation to a safe address. */
export type PurchaseCommand =
  | { readonly type: 'ask'; readonly request: PurchaseRequest }
  | { readonly type: 'go'; readonly to: string };

export interface PurchaseStep {
  readonly purchases: Purchases;
  readonly commands: readonly PurchaseCommand[];
}

/** Initial state without any purchase. */
export const noPurchases: Purchases = { flow: { kind: 'idle' }, unanswered: [] };

/**
 * True if a purchase is in progress.
 * @rule 2.4.19 Buy buttons are disabled while one purchase is in progress.
 */
export function isPurchasing({ flow: { kind } }: Purchases): boolean {
  return kind === 'choosing' || kind === 'asking' || kind === 'redirecting';
}

/**
 * Applies an event to the purchase; events that do not fit the current step are ignored.
 * @rule 2.4.18a A headset user's coins wait for the choice of Pay Now or Email Me.
 * @rule 2.4.18b Any other purchase is requested directly.
 * @rule 2.4.19 Only one purchase runs at a time.
 * @rule 3.8 A request without an answer is repeated under its key by the same player in the same way, whatever was
 * bought meanwhile.
 */
export function nextPurchase(purchases: Purchases, event: PurchaseFlowEvent): PurchaseStep {
  const { flow, unanswered } = purchases;
  switch (event.type) {
    case 'buy-pressed':
      return isPurchasing(purchases) ? step(purchases) : pressed(unanswered, event);
    case 'method-chosen':
      return flow.kind === 'choosing' ? ask({ ...flow.request, method: event.method }, unanswered) : step(purchases);
    case 'cancelled':
      return step(flow.kind === 'choosing' ? { ...noPurchases, unanswered } : purchases);
    case 'returned':
      return step(flow.kind === 'redirecting' ? { ...noPurchases, unanswered } : purchases);
    default:
      return flow.kind === 'asking' ? answered(flow.request, unanswered, event) : step(purchases);
  }
}

type Pressed = Extract<PurchaseFlowEvent, { type: 'buy-pressed' }>;
type Answer = Exclude<PurchaseFlowEvent, { type: 'buy-pressed' | 'method-chosen' | 'cancelled' | 'returned' }>;

const step = (purchases: Purchases, ...commands: readonly PurchaseCommand[]): PurchaseStep => ({ purchases, commands });

function ask(asked: PurchaseRequest, unanswered: readonly PurchaseRequest[]): PurchaseStep {
  // The lost answer may have been a success: the same key runs the purchase once.
  const request = unanswered.find((lost) => isSame(lost, asked)) ?? asked;
  return step({ flow: { kind: 'asking', request }, unanswered }, { type: 'ask', request });
}

function isSame(one: PurchaseRequest, other: PurchaseRequest): boolean {
  return one.buyer.id === other.buyer.id && one.method === other.method && buysSame(one.purchase, other.purchase);
}

function pressed(lost: readonly PurchaseRequest[], { purchase, headset, key, buyer, now }: Pressed): PurchaseStep {
  const unanswered = lost.filter((request) => isStillOpen(request, buyer, now));
  const request: PurchaseRequest = { purchase, method: 'pay-now', key, buyer, at: now };
  const choice = purchase.kind === 'coins' && paymentMethods(headset).length > 1;
  return choice ? step({ flow: { kind: 'choosing', request }, unanswered }) : ask(request, unanswered);
}

function answered(request: PurchaseRequest, before: readonly PurchaseRequest[], event: Answer): PurchaseStep {
  const unanswered = before.filter(({ key }) => key !== request.key);
  switch (event.type) {
    case 'payment-url-received': {
      const to = paymentTarget(event.url, event.hosts);
      return step({ flow: { kind: 'redirecting', to }, unanswered }, { type: 'go', to });
    }
    case 'mail-sent':
      return step({ flow: { kind: 'mailed', message: event.message }, unanswered });
    case 'completed':
      return step({ flow: { kind: 'bought', purchase: request.purchase }, unanswered });
    case 'refused':
      return step({ flow: { kind: 'failed', message: event.message }, unanswered });
    case 'answer-lost':
      return step({ flow: { kind: 'unanswered', message: event.message }, unanswered: [...unanswered, request] });
  }
}
