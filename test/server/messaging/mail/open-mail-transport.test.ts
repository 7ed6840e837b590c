import { expect, test, vi } from 'vitest';
import type { Logger } from '../../../../server/deps';
import { openMailTransport } from '../../../../server/messaging/mail/open-mail-transport';
import { smtpStub } from '../../support/smtp-stub';
import { testConfig } from '../../support/test-config';

const mail = { id: '1', recipient: 'vega@mail.test', subject: 'Hello', text: 'text', html: '<p>' };
const warn = vi.fn();
const log = { warn } as unknown as Logger;

test('openMailTransport sends through the configured server, from the configured address', async () => {
  const stub = await smtpStub();
  const config = testConfig({ HOLOCADE_SMTP_URL: stub.url, HOLOCADE_MAIL_FROM: 'house@mail.test' });
  const transport = await openMailTransport(config, log);
  expect(await transport?.send(mail)).toMatchObject({ ok: true });
  expect(stub.delivered[0]).toContain('From: Holocade <house@mail.test>');
  await transport?.close();
  await stub.close();
});

test('production without a mail server starts, and warns once that emails wait', async () => {
  const config = testConfig({ NODE_ENV: 'production', HOLOCADE_SCHEME: 'http' });
  expect(await openMailTransport(config, log)).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('HOLOCADE_SMTP_URL'));
});
