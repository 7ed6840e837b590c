import type { FastifyInstance } from 'fastify';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { refusal } from '../../platform/http/refusal';
import { RefusalError } from '../../platform/http/refusal-error';
import { sendPaymentReceipt } from './send-payment-receipt';
import type { PaymentReport, ReportRefusal } from './payment-provider.port';
import type { Untaken } from './take-report';
import { takeReport } from './take-report';

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
