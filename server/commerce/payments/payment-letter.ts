import type { Cents } from '../../../src/domain/market/coin-offer';
import { formatDollars } from '../../../src/domain/market/coin-offer';
import { netPrice, vatShare } from '../../../src/domain/market/receipt';
import type { ServerDependencies } from '../../deps';
import type { Letter } from '../../messaging/mail/letter';
import { coinDisputeWonLetter } from '../../messaging/mail/letters/coin-dispute-won';
import { coinReceiptLetter } from '../../messaging/mail/letters/coin-receipt';
import { coinRefundLetter } from '../../messaging/mail/letters/coin-refund';
import { sellerOf } from '../market/seller-of';
import type { PaymentNews } from './payment-news';
import type { Taken } from './take-report';

const BASIS_POINTS = 100;

/** To whom a letter goes, and where it leads. */
interface Addressed {
  readonly username: string;
  readonly receiptsUrl: string;
}

/** The letter about what became of a payment; undefined for one without a receipt. */
export function paymentLetter(
  news: PaymentNews,
  { order, movement, missing }: Taken,
  addressed: Addressed,
  { operator }: Pick<ServerDependencies['config'], 'operator'>,
): Letter | undefined {
  const { amount, held, receipt: number, paidAt, vatRate } = order;
  const price = order.price as Cents;
  if (number === null || paidAt === null) return undefined;
  const common = { ...addressed, number, price: formatDollars(price) };
  switch (news) {
    case 'received':
      return coinReceiptLetter({
        ...common,
        amount,
        paidAt,
        net: formatDollars(netPrice(price, vatRate)),
        vat: formatDollars(vatShare(price, vatRate)),
        vatRate: String(vatRate / BASIS_POINTS),
        seller: sellerOf(operator),
      });
    case 'dispute-won':
      return coinDisputeWonLetter({ ...common, returned: movement });
    case 'disputed':
    case 'refunded':
      return coinRefundLetter({ ...common, cause: news, taken: 0 - movement, missing });
    case 'dispute-lost':
      return coinRefundLetter({ ...common, cause: news, taken: amount - held, missing: order.missing });
  }
}
