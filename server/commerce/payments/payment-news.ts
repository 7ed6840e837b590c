import type { Taken } from './take-report';

/** What a buyer is told of a payment: that it came in, is disputed, stands after a dispute, is lost in one, or was given back. */
export type PaymentNews = 'received' | 'disputed' | 'dispute-won' | 'dispute-lost' | 'refunded';

/** What a report is to its buyer; undefined when there is nothing to tell, or nobody. */
export function paymentNews({ order, before, first, balance }: Taken): PaymentNews | undefined {
  // Of a payment without a receipt the buyer has not heard of us.
  if (balance === undefined || order.receipt === null) return undefined;
  if (first) return 'received';
  switch (order.state) {
    case 'disputed':
      return 'disputed';
    case 'dispute-won':
      return before === 'disputed' ? 'dispute-won' : undefined;
    case 'refunded':
      return before === 'disputed' ? 'dispute-lost' : 'refunded';
    case 'created':
    case 'cancelled':
    case 'failed':
    case 'paid':
      return undefined;
  }
}
