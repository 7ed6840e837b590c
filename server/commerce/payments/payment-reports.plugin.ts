import type { FastifyInstance } from 'fastify';
import type { Cents } from '../../../src/domain/market/money';
import { formatDollars } from '../../../src/domain/market/money';
import { netPrice, vatShare } from '../../../src/domain/market/receipt';
import type { NewNotification } from '../../community/inbox/notification.repository';
import { insertNotification } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import type { ServerDependencies } from '../../deps';
import { readAddress } from '../../identity/account/account.repository';
import type { Letter } from '../../messaging/mail/letter';
import { coinDisputeWonLetter, coinReceiptLetter, coinRefundLetter } from '../../messaging/mail/letters/coin-letters';
import { writeToOwner } from '../../messaging/mail/write-to-owner';
import type { Executor } from '../../platform/database/executor';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { balanceRevision } from '../market/lock-balance';
import { publishBalance } from '../market/publish-balance';
import { sellerOf } from '../market/seller-of';
import type { PaymentReport, ReportRefusal } from './payment-provider.port';
import type { Untaken, Taken } from './take-report';
import { takeReport } from './take-report';

/** What a buyer is told of a payment: that it came in, is disputed, stands after a dispute, is lost in one, or was given back. */
type PaymentNews = 'received' | 'disputed' | 'dispute-won' | 'dispute-lost' | 'refunded';

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

const BASIS_POINTS = 100;

/** To whom a letter goes, and where it leads. */
interface Addressed {
  readonly username: string;
  readonly receiptsUrl: string;
}

/** The letter about what became of a payment; undefined for one without a receipt. */
function paymentLetter(
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

interface Words {
  readonly title: string;
  readonly body: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;
const takenBack = (count: number): string => (count > 0 ? `${coins(count)} taken back` : '');

const words: Readonly<Record<PaymentNews, (price: string, taken: Taken) => Words>> = {
  received: (price, { movement }) => ({
    title: `${coins(movement)} received`,
    body: `Your payment of ${price} has arrived. Thank you!`,
  }),
  disputed: (price, { movement }) => ({
    title: takenBack(-movement) || 'Payment disputed',
    body: `Your bank has asked for your payment of ${price} back, and decides about it now.`,
  }),
  'dispute-won': (price, { movement }) => ({
    title: movement > 0 ? `${coins(movement)} given back to you` : 'Payment confirmed',
    body: `Your bank has decided that your payment of ${price} stands.`,
  }),
  'dispute-lost': (price, { order }) => ({
    title: 'Dispute decided',
    body: `Your bank has given your payment of ${price} back to you.${
      order.amount > order.held ? ` What was taken back does not return: ${coins(order.amount - order.held)}.` : ''
    }`,
  }),
  refunded: (price, { movement }) => ({
    title: takenBack(-movement) || 'Payment given back',
    body: `Your payment of ${price} was given back.`,
  }),
};

/** The notification of what became of a payment. */
export const paymentNote = (news: PaymentNews, taken: Taken, link: string): NewNotification => ({
  kind: 'receipt',
  ...words[news](formatDollars(taken.order.price as Cents), taken),
  link,
});

const RECEIPTS = '/account/shop';

type Deps = Pick<ServerDependencies, 'realtime' | 'urls' | 'config' | 'jobs' | 'log'>;

/**
 * Keeps a notification of what a report changed and writes the letter about it; the answer tells the player's open pages, or the operator
 * when the buyer has gone, and is to be called after the commit.
 */
async function sendPaymentReceipt(tx: Executor, deps: Deps, taken: Taken, now: Date): Promise<() => void> {
  const { order, first, movement, balance } = taken;
  const { accountId } = order;
  if (first && balance === undefined)
    return () => deps.log.error({ order: order.id }, 'paid, nobody to credit: refund it');
  const news = paymentNews(taken);
  const owner = news && (await readAddress(tx, accountId));
  if (!owner) return () => undefined;
  const notification = await insertNotification(tx, accountId, paymentNote(news, taken, RECEIPTS), now);
  const addressed = { username: owner.username, receiptsUrl: deps.urls.portal(RECEIPTS) };
  const letter = paymentLetter(news, taken, addressed, deps.config);
  if (letter) await writeToOwner(tx, { accountId, owner, letter, now });
  const moved = movement !== 0 && balance !== undefined;
  const told = moved ? { total: balance, revision: await balanceRevision(tx, accountId) } : undefined;
  return () => {
    if (told) publishBalance(deps.realtime, accountId, told);
    notifyPlayer(deps.realtime, accountId, { notification });
    deps.jobs.wake('mails');
  };
}

const LIMIT = { windowSeconds: 60, max: 600 } as const;
const BODY_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json';

/** Where a provider sends its reports. */
export const reportPath = (provider: string): string => `/v1/public/market/payments/${provider}/report`;

const refusals: Readonly<Record<ReportRefusal | 'unknown-order', () => RefusalError>> = {
  forged: () => new RefusalError(refusal.forbidden('This report is not signed by the payment provider.')),
  unreadable: () => new RefusalError(refusal.badRequest()),
  // It may come before its order is known; providers send again what is not taken.
  'unknown-order': () => new RefusalError(refusal.notFound('order')),
  unavailable: () => new RefusalError(refusal.unavailable()),
};

/** Tells the operator of money that nobody has got anything for; no repetition would change that, so the report is taken. */
function complain(
  { log }: Pick<ServerDependencies, 'log'>,
  { id, orderId, paid }: PaymentReport,
  reason: Untaken,
): void {
  log.error(
    { order: orderId, report: id, reason, ...paid },
    'paid otherwise than ordered, no coins were given: refund it',
  );
}

/** Takes the signed reports of the payment provider, over the bytes as they come in. No cookie means anything here. */
export async function paymentReports(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { payments, database, clock, log } = deps;
  if (!payments) return;
  const limit = limiter(app, LIMIT);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(reportPath(payments.name), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limit(request);
    if (!Buffer.isBuffer(request.body)) throw refusals.unreadable();
    const read = await payments.readReport(request.body, request.headers);
    if (!read.ok) throw refusals[read.error]();
    const report = read.value;
    if (report) {
      const tell = await database.transaction(async (tx) => {
        const now = clock.now();
        const taken = await takeReport(tx, payments.name, report, now);
        if (!taken.ok) {
          if (taken.error !== 'unknown-order') return () => complain(deps, report, taken.error);
          log.warn({ order: report.orderId }, 'a payment was reported of an unknown order');
          throw refusals['unknown-order']();
        }
        return taken.value && sendPaymentReceipt(tx, deps, taken.value, now);
      });
      tell?.();
    }
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
}
