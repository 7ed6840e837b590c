import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { afterEach, describe, expect, test } from 'vitest';
import type { MailTransport } from '../../../../server/messaging/mail/mail-transport';
import { smtpTransport } from '../../../../server/messaging/mail/open-mail-transport';
import { silentServer } from '../../support/silent-server';
import type { SmtpStub } from '../../support/smtp-stub';
import { smtpRefusal, smtpStub } from '../../support/smtp-stub';

const mail = {
  id: '6f0f3a1e-0000-4000-8000-000000000001',
  recipient: 'vega@mail.test',
  subject: 'Grüße',
  text: 'The text part',
  html: '<p>The HTML part</p>',
};
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function transportTo(url: string): MailTransport {
  const transport = smtpTransport({ url, from: 'no-reply@holocade.example', host: 'holocade.example' });
  closing.push(() => transport.close());
  return transport;
}

async function stubbed(options: Parameters<typeof smtpStub>[0] = {}): Promise<SmtpStub> {
  const stub = await smtpStub(options);
  closing.push(() => stub.close());
  return stub;
}

describe('smtpTransport', () => {
  test('sends both parts, a sender name and the same message id on every attempt', async () => {
    const stub = await stubbed();
    expect(await transportTo(stub.url).send(mail)).toEqual({ ok: true, value: undefined });
    const got = await simpleParser(stub.delivered[0] ?? '');
    expect([got.subject, got.text?.trim(), got.html]).toEqual(['Grüße', 'The text part', '<p>The HTML part</p>']);
    expect(got.from?.value).toEqual([{ name: 'Holocade', address: 'no-reply@holocade.example' }]);
    expect([got.to].flat()[0]?.value).toEqual([{ name: '', address: 'vega@mail.test' }]);
    expect(got.messageId).toBe(`<${mail.id}@holocade.example>`);
    expect(got.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('sends one-click unsubscribe headers only for optional emails', async () => {
    const stub = await stubbed();
    const url = `https://holocade.example/market/subscription/unsubscribe?token=${'aB3-_'.repeat(30)}`;
    await transportTo(stub.url).send({ ...mail, unsubscribeUrl: url });
    await transportTo(stub.url).send(mail);
    const [first, second] = await Promise.all(stub.delivered.map((one) => simpleParser(one)));
    expect(first?.headerLines.map(({ line }) => line.replaceAll(/\r?\n +/g, ' '))).toEqual(
      expect.arrayContaining([`List-Unsubscribe: <${url}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']),
    );
    expect(second?.headerLines.map(({ line }) => line).join()).not.toContain('Unsubscribe');
  });

  test.each([450, 554])('returns a reason without addresses for the status %i', async (code) => {
    const stub = await stubbed({ refuse: () => smtpRefusal(code) });
    const answer = await transportTo(stub.url).send(mail);
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', reason: expect.stringMatching(/^E[A-Z]+ \d+$/) } });
  });

  test.each([
    [550, 'no-such-recipient'],
    [450, 'refused'],
  ])('distinguishes an unknown recipient from a temporary failure: %i', async (code, kind) => {
    const stub = await stubbed({ onRcptTo: (_address, _session, done) => done(smtpRefusal(code)) });
    expect(await transportTo(stub.url).send(mail)).toMatchObject({ ok: false, error: { kind } });
  });

  test('reports an unreachable server', async () => {
    const stub = await smtpStub();
    await stub.close();
    const answer = await transportTo(stub.url).send(mail);
    expect(answer).toEqual({ ok: false, error: { kind: 'unreachable', reason: 'ESOCKET' } });
  });

  test('stops immediately when aborted, also with a silent server', async () => {
    const silent = await silentServer();
    closing.push(() => silent.close());
    const stopping = new AbortController();
    const sent = transportTo(silent.url).send(mail, stopping.signal);
    await silent.called;
    stopping.abort();
    expect(await sent).toEqual({ ok: false, error: { kind: 'unreachable', reason: 'EABORT' } });
  });

  test('uses TLS from the start for an smtps address', async () => {
    const hello = new Promise<Buffer>((resolve) => {
      const server = createServer((socket) => socket.once('data', (data) => (resolve(data), socket.destroy())));
      closing.push(() => new Promise((closed) => server.close(() => closed())));
      server.listen(0, '127.0.0.1', () => {
        void transportTo(`smtps://127.0.0.1:${(server.address() as AddressInfo).port}`).send(mail);
      });
    });
    const HANDSHAKE = 0x16;
    expect((await hello)[0]).toBe(HANDSHAKE);
  });

  test('reads no file and fetches no address, whatever the email contains', async () => {
    const stub = await stubbed();
    const hostile = { path: '/etc/hostname' } as unknown as string;
    expect(await transportTo(stub.url).send({ ...mail, text: hostile })).toMatchObject({ ok: false });
    const far = { href: 'http://127.0.0.1:1/' } as unknown as string;
    expect(await transportTo(stub.url).send({ ...mail, html: far })).toMatchObject({ ok: false });
    expect(stub.delivered).toEqual([]);
  });
});
