import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMailEnabled } from '../../../../server/messaging/mail/is-mail-enabled';
import { addPlayer } from '../../support/add-player';
import { requestReset } from '../../support/reset-mails';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PASSWORD = 'Quiet-lake7-boat';
let server: TestServer;

beforeAll(async () => {
  const environment = { NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', HOLOCADE_DEMO: '0' };
  server = await startTestServer({ demo: false, environment });
});

afterAll(() => server.close());

test('isMailEnabled is true with a mail server, and outside production with the mailbox', () => {
  const ways = [
    { production: true, smtpUrl: 'smtp://mail.test' },
    { production: true, smtpUrl: undefined },
    { production: false, smtpUrl: 'smtp://mail.test' },
    { production: false, smtpUrl: undefined },
  ];
  expect(ways.map(isMailEnabled)).toEqual([true, false, true, true]);
});

describe('production without a mail server', () => {
  const words = 'This portal cannot send emails at the moment. Please try again later.';

  test('T34: promises no reset email, for known and unknown addresses', async () => {
    await addPlayer(server, 'vega');
    const known = await requestReset(server, 'vega@mail.test');
    const unknown = await requestReset(server, 'nobody@mail.test');
    expect([known.status, known.envelope().status.message]).toEqual([503, words]);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  test('accepts registrations, and promises no other email', async () => {
    const browser = new TestBrowser(server);
    const fields = { email: 'nova@mail.test', username: 'nova', password: PASSWORD, password_confirmation: PASSWORD };
    expect((await browser.send('/v1/public/user/auth/register', { body: fields })).status).toBe(200);
    const again = await browser.send('/v1/private/user/account/email/send-verification', { method: 'POST' });
    expect([again.status, again.envelope().status.message]).toEqual([503, words]);
  });
});
