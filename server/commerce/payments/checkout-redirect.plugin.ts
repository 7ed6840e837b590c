import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { waitsForPayment } from '../../../src/domain/market/purchase-order';
import type { ServerDependencies } from '../../deps';
import { limiter } from '../../platform/http/limiter';
import { findOrder } from './order.repository';
import { orderPath } from './return-urls';

const LIMIT = { windowSeconds: 60, max: 60 } as const;

interface OfOrder {
  readonly Params: { readonly order: string };
}

/** Path of the redirect to an order's checkout. Pages follow only paths of the portal. */
export const checkoutPath = (order: string): string => `/market/coins/checkout/${order}`;

/**
 * Redirects buyers to the provider's page while an order is unpaid, later to the order's page. Without a checkout it
 * redirects to the shop.
 */
export async function checkoutRedirect(app: FastifyInstance, { deps }: { deps: ServerDependencies }): Promise<void> {
  const limit = limiter(deps, 'checkout-redirect', LIMIT);
  app.get<OfOrder>(checkoutPath(':order'), async (request, reply) => {
    await limit(request);
    const id = z.safeParse(z.uuid(), request.params.order);
    const order = id.success ? await findOrder(deps.database.db, id.data) : undefined;
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (order && !waitsForPayment(order.state)) return reply.redirect(orderPath(order.id), 303);
    return reply.redirect(order?.checkoutUrl ?? '/market', 303);
  });
}
