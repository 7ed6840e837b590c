import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { examineMailServer } from '../../../../server/platform/doctor/examine-mails';
import { smtpStub } from '../../support/smtp-stub';

test('examineMailServer connects without sending, and reports a mail server that is gone', async () => {
  const stub = await smtpStub();
  const place = `127.0.0.1:${String(stub.port)}`;
  const healthy = { name: 'mail server', healthy: true, details: `${place} accepts emails` };
  expect(await examineMailServer({ smtpUrl: stub.url })).toEqual(healthy);
  expect(stub.attempts).toBe(0);
  await stub.close();
  expect(await examineMailServer({ smtpUrl: stub.url })).toEqual({
    name: 'mail server',
    healthy: false,
    details: expect.stringMatching(
      new RegExp(`^${place} refuses the connection or login \\([A-Z]+\\): check HOLOCADE_SMTP_URL$`),
    ),
  });
});

test('examineMailServer reports a refused login without the password', async () => {
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const refused = await examineMailServer({ smtpUrl: `smtp://user:hunter2@127.0.0.1:${String(port)}` });
  expect(refused).toMatchObject({ healthy: false, details: expect.stringContaining('(EAUTH)') });
  expect(refused.details).not.toContain('hunter2');
  await new Promise<void>((resolve) => server.close(resolve));
});
