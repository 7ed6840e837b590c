import { expect, test } from 'vitest';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { paymentsOf, usesPaymentSandbox } from '../../../../server/commerce/payments/payments-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { silentLog } from '../../support/silent-log';
import { testConfig } from '../../support/test-config';

const STRIPE = { HOLOCADE_STRIPE_SECRET_KEY: 'sk_test_1', HOLOCADE_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const PRODUCTION = { NODE_ENV: 'production' };

test.each([
  ['in development without keys, the sandbox', {}, 'sandbox', true],
  ['in development with keys, Stripe', STRIPE, 'stripe', false],
  ['in production without keys, nobody', PRODUCTION, undefined, false],
  ['in production with keys, Stripe', { ...PRODUCTION, ...STRIPE }, 'stripe', false],
])('paymentsOf selects, %s', (_, environment, name, isSandbox) => {
  const config = testConfig(environment);
  const listening = () => ({ address: '127.0.0.1', family: 'IPv4', port: 1 });
  const provider = paymentsOf({
    config,
    urls: publicUrls(config),
    clock: new FakeServerClock(),
    log: silentLog,
    listening,
  });
  expect(provider?.name).toBe(name);
  expect(usesPaymentSandbox(config)).toBe(isSandbox);
});
