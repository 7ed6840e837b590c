import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { ORDER_CURRENCY } from '../../../src/domain/market/payment-event';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Logger } from '../../deps';
import type { Config } from '../../platform/config/config';
import type { Ask } from '../../platform/system/ask';
import { ownFetch } from '../../platform/system/own-fetch';
import { packageFetch } from '../../platform/system/package-fetch';
import type { ServerClock } from '../../platform/system/server-clock';
import { tracedAsk } from '../../platform/tracing/traced';
import type { Tracing } from '../../platform/tracing/tracing';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { PaymentProvider } from './payment-provider.port';
import { returnUrls } from './return-urls';
import type { SandboxKeys, SandboxCheckout } from './sandbox-wire';
import { sandboxKeys, SANDBOX_SIGNATURE, sandboxOpened, sandboxEvent } from './sandbox-wire';
import { stripeProvider } from './stripe-provider';
import { isSigned } from './webhook-signature';

interface SandboxSettings {
  readonly keys: SandboxKeys;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly log: Pick<Logger, 'error'>;
  readonly ask: Ask;
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Creates the adapter of the payment sandbox, which speaks the protocol of a real provider without money. */
export function sandboxProvider({ keys, urls, clock, log, ask }: SandboxSettings): PaymentProvider {
  function unavailable(order: string, status?: number): Result<never, 'unavailable'> {
    log.error({ order, status }, 'The payment sandbox opened no checkout.');
    return err('unavailable');
  }
  return {
    name: 'sandbox',
    async openCheckout({ id, amount, price }) {
      const wanted: SandboxCheckout = { order: id, amount, price, ...returnUrls(urls, id) };
      const answer = await ask(`${urls.payOrigin}/v1/checkouts`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.apiKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(wanted),
      }).catch(() => undefined);
      if (!answer?.ok) return unavailable(id, answer?.status);
      const opened = z.safeParse(sandboxOpened, await answer.json().catch(() => undefined));
      return opened.success ? ok({ reference: opened.data.id, url: opened.data.url }) : unavailable(id);
    },
    readEvent(raw, headers) {
      if (!isSigned(keys.eventSecret, raw, headers[SANDBOX_SIGNATURE], clock.now()))
        return Promise.resolve(err('forged'));
      const event = z.safeParse(sandboxEvent, parsed(raw));
      if (!event.success) return Promise.resolve(err('unreadable'));
      const { id, order, state, price } = event.data;
      return Promise.resolve(
        ok({ id, orderId: order, state, paid: { sum: price, currency: ORDER_CURRENCY }, checkout: undefined }),
      );
    },
  };
}

interface PaymentDependencies {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly log: Pick<Logger, 'error'>;
  /** Returns the address that this server listens on. */
  readonly listening: () => AddressInfo;
  readonly tracing?: Tracing | undefined;
}

/** True if the payment sandbox is used: outside production and without a configured provider. */
export const usesPaymentSandbox = ({ production, stripe }: Pick<Config, 'production' | 'stripe'>): boolean =>
  !production && stripe === undefined;

/** Creates the configured payment provider. Undefined in production without one. */
export function paymentsOf(deps: PaymentDependencies): PaymentProvider | undefined {
  const { config, urls, clock, log, listening, tracing } = deps;
  if (config.stripe) {
    const ask = tracing && tracedAsk(tracing, packageFetch);
    return stripeProvider({ keys: config.stripe, urls, clock, log, ask });
  }
  if (!usesPaymentSandbox(config)) return undefined;
  const ask = ownFetch(urls.payOrigin, listening);
  return sandboxProvider({
    keys: sandboxKeys(config.secret),
    urls,
    clock,
    log,
    ask: tracing ? tracedAsk(tracing, ask) : ask,
  });
}
