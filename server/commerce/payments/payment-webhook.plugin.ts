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
import { logOf } from '../../platform/http/request-log';
import { audit } from '../../platform/system/audit';
import { balanceRevision } from '../market/lock-balance';
import { publishBalance } from '../market/publish-balance';
import { sellerOf } from '../market/seller-of';
import type { EventRefusal, PaidSum, ProviderEvent } from './payment-provider.port';
import type { IgnoredEvent, AppliedEvent } from './apply-event';
import { applyEvent } from './apply-event';

type PaymentNotice = 'received' | 'disputed' | 'dispute-won' | 'dispute-lost' | 'refunded';

/** Returns the notice for the buyer. Undefined without an event or an account. */
export function paymentNoticeOf({ order, before, first, balance }: AppliedEvent): PaymentNotice | undefined {
  // Without a receipt the buyer was never notified of the payment.
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

/** Recipient of an email and the address of its link. */
interface Addressed {
  readonly username: string;
  readonly receiptsUrl: string;
}

/** Composes the email about a payment. Undefined for a payment without a receipt. */
function paymentLetter(
  event: PaymentNotice,
  { order, movement, missing }: AppliedEvent,
  addressed: Addressed,
  { operator }: Pick<ServerDependencies['config'], 'operator'>,
): Letter | undefined {
  const { amount, held, receipt: number, paidAt, vatRate } = order;
  const price = order.price as Cents;
  if (number === null || paidAt === null) return undefined;
  const common = { ...addressed, number, price: formatDollars(price) };
  switch (event) {
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
      return coinRefundLetter({ ...common, cause: event, taken: 0 - movement, missing });
    case 'dispute-lost':
      return coinRefundLetter({ ...common, cause: event, taken: amount - held, missing: order.missing });
  }
}

interface NotificationText {
  readonly title: string;
  readonly body: string;
}

const coins = (count: number): string => `${count} ${count === 1 ? 'coin' : 'coins'}`;
const takenBackText = (count: number): string => (count > 0 ? `${coins(count)} taken back` : '');

const notificationTexts: Readonly<Record<PaymentNotice, (price: string, applied: AppliedEvent) => NotificationText>> = {
  received: (price, { movement }) => ({
    title: `${coins(movement)} received`,
    body: `Your payment of ${price} has arrived. Thank you!`,
  }),
  disputed: (price, { movement }) => ({
    title: takenBackText(-movement) || 'Payment disputed',
    body: `Your payment of ${price} was disputed with your bank.`,
  }),
  'dispute-won': (price, { movement }) => ({
    title: movement > 0 ? `${coins(movement)} returned` : 'Payment confirmed',
    body: `Your bank has confirmed your payment of ${price}.`,
  }),
  'dispute-lost': (price, { order }) => ({
    title: 'Dispute decided',
    body: `Your bank has refunded your payment of ${price}.${
      order.amount > order.held ? ` ${coins(order.amount - order.held)} will not be returned.` : ''
    }`,
  }),
  refunded: (price, { movement }) => ({
    title: takenBackText(-movement) || 'Payment refunded',
    body: `Your payment of ${price} was refunded.`,
  }),
};

/** Creates the notification of a payment event. */
export const paymentNotification = (event: PaymentNotice, applied: AppliedEvent, link: string): NewNotification => ({
  kind: 'receipt',
  ...notificationTexts[event](formatDollars(applied.order.price as Cents), applied),
  link,
});

const RECEIPTS = '/account/shop';

type Deps = Pick<ServerDependencies, 'realtime' | 'urls' | 'config' | 'jobs' | 'log'>;

/**
 * Stores a notification of a payment and queues the email about it. Call the returned function after the commit: it publishes
 * the balance and the notification, and wakes the email job. It logs an error if the account is deleted.
 */
async function sendPaymentReceipt(tx: Executor, deps: Deps, applied: AppliedEvent, now: Date): Promise<() => void> {
  const { order, first, movement, balance } = applied;
  const { accountId } = order;
  if (first && balance === undefined)
    return () => deps.log.error({ order: order.id }, 'Payment received, but the account is deleted. Refund it.');
  const event = paymentNoticeOf(applied);
  const owner = event && (await readAddress(tx, accountId));
  if (!owner) return () => undefined;
  const notification = await insertNotification(tx, accountId, paymentNotification(event, applied, RECEIPTS), now);
  const addressed = { username: owner.username, receiptsUrl: deps.urls.portal(RECEIPTS) };
  const letter = paymentLetter(event, applied, addressed, deps.config);
  if (letter) await writeToOwner(tx, { accountId, owner, letter, now });
  const moved = movement !== 0 && balance !== undefined;
  const published = moved ? { total: balance, revision: await balanceRevision(tx, accountId) } : undefined;
  return () => {
    if (published) publishBalance(deps.realtime, accountId, published);
    notifyPlayer(deps.realtime, accountId, { notification });
    deps.jobs.wake('mails');
  };
}

const LIMIT = { windowSeconds: 60, max: 600 } as const;
const BODY_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json';

/** Path that receives the events of a provider. */
export const webhookPath = (provider: string): string => `/v1/public/market/payments/${provider}/report`;

const refusals: Readonly<Record<EventRefusal | 'unknown-order', () => RefusalError>> = {
  forged: () => new RefusalError(refusal.forbidden('This event is not signed by the payment provider.')),
  unreadable: () => new RefusalError(refusal.badRequest()),
  // An event can arrive before its order. The provider repeats a refused event.
  'unknown-order': () => new RefusalError(refusal.notFound('order')),
  unavailable: () => new RefusalError(refusal.unavailable()),
};

const sumText = (paid: PaidSum | undefined): string =>
  `${paid?.sum ?? 'an unknown amount'} ${paid?.currency ?? 'in an unknown currency'}`;

const mismatchText = ({ orderId, paid }: ProviderEvent, ignored: IgnoredEvent): string =>
  ignored.reason === 'other-price'
    ? `Coin order ${orderId}: amount mismatch (expected ${sumText(ignored.expected)}, got ${sumText(paid)}, in the smallest unit).`
    : `Coin order ${orderId}: the payment belongs to another checkout.`;

/** Logs a payment that differs from its order. The event is accepted, because a repetition would not help. */
function logMismatch({ log }: Pick<ServerDependencies, 'log'>, event: ProviderEvent, ignored: IgnoredEvent): void {
  const { id, orderId, paid } = event;
  log.error(
    { order: orderId, event: id, ...ignored, ...paid },
    `${mismatchText(event, ignored)} No coins were credited. Refund it.`,
  );
}

/** Receives the payment provider's signed events. Verifies the raw body and ignores cookies. */
export async function paymentWebhook(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const { payments, database, clock, log } = deps;
  if (!payments) return;
  const limit = limiter(deps, 'payment-webhook', LIMIT);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post(webhookPath(payments.name), { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limit(request);
    if (!Buffer.isBuffer(request.body)) throw refusals.unreadable();
    const read = await payments.readEvent(request.body, request.headers);
    if (!read.ok) throw refusals[read.error]();
    const event = read.value;
    if (event) {
      const publish = await database.transaction(async (tx) => {
        const now = clock.now();
        const applied = await applyEvent(tx, payments.name, event, now);
        if (!applied.ok) {
          if (applied.error.reason !== 'unknown-order') return () => logMismatch(deps, event, applied.error);
          log.warn(
            { order: event.orderId },
            'Payment event for an unknown order refused. The provider will repeat it.',
          );
          throw refusals['unknown-order']();
        }
        return applied.value && sendPaymentReceipt(tx, deps, applied.value, now);
      });
      publish?.();
      audit(logOf(request), 'payment', { order: event.orderId, state: event.state });
    }
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
}
