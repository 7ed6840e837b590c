import type { AddressInfo } from 'node:net';
import type { Config } from '../../platform/config/config';
import type { Logger } from '../../deps';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { ownFetch } from '../../platform/system/own-fetch';
import type { ServerClock } from '../../platform/system/server-clock';
import type { PaymentProvider } from './payment-provider.port';
import { sandboxKeys } from './sandbox-keys';
import { sandboxProvider } from './sandbox-provider';
import { stripeProvider } from './stripe-provider';

interface Surroundings {
  readonly config: Config;
  readonly urls: PublicUrls;
  readonly clock: ServerClock;
  readonly log: Pick<Logger, 'error'>;
  /** Where this server listens. */
  readonly listening: () => AddressInfo;
}

/** Tells whether a checkout of our own stands in: elsewhere than in production, and while no provider is configured. */
export const usesPaymentSandbox = ({ production, stripe }: Pick<Config, 'production' | 'stripe'>): boolean =>
  !production && stripe === undefined;

/** The provider that takes this portal's payments; undefined when production has none. */
export function paymentsOf({ config, urls, clock, log, listening }: Surroundings): PaymentProvider | undefined {
  if (config.stripe) return stripeProvider({ keys: config.stripe, urls, clock, log });
  if (!usesPaymentSandbox(config)) return undefined;
  return sandboxProvider({
    keys: sandboxKeys(config.secret),
    urls,
    clock,
    log,
    ask: ownFetch(urls.payOrigin, listening),
  });
}
