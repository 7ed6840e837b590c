import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Logger } from '../../deps';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ServerClock } from '../../platform/system/server-clock';
import type { PaymentProvider } from './payment-provider.port';
import { returnUrls } from './return-urls';
import type { Ask } from '../../platform/system/ask';
import type { SandboxKeys } from './sandbox-keys';
import type { SandboxCheckout } from './sandbox-wire';
import { SANDBOX_SIGNATURE, sandboxOpened, sandboxReport } from './sandbox-wire';
import { isSigned } from './webhook-signature';
import * as z from 'zod/mini';

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

/** Payments without money, on a host of our own: the same protocol as with a real provider. */
export function sandboxProvider({ keys, urls, clock, log, ask }: SandboxSettings): PaymentProvider {
  function unopened(order: string, status?: number): Result<never, 'unavailable'> {
    log.error({ order, status }, 'the sandbox opened no checkout');
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
      if (!answer?.ok) return unopened(id, answer?.status);
      const opened = z.safeParse(sandboxOpened, await answer.json().catch(() => undefined));
      return opened.success ? ok({ reference: opened.data.id, url: opened.data.url }) : unopened(id);
    },
    readReport(raw, headers) {
      if (!isSigned(keys.reportSecret, raw, headers[SANDBOX_SIGNATURE], clock.now()))
        return Promise.resolve(err('forged'));
      const report = z.safeParse(sandboxReport, parsed(raw));
      if (!report.success) return Promise.resolve(err('unreadable'));
      const { id, order, state, price } = report.data;
      return Promise.resolve(
        ok({ id, orderId: order, state, paid: { sum: price, currency: 'usd' }, checkout: undefined }),
      );
    },
  };
}
