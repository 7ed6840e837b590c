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
  test('hands a mail over with both parts, a name for its sender and the same number on every attempt', async () => {
    const stub = await stubbed();
    expect(await transportTo(stub.url).send(mail)).toEqual({ ok: true, value: undefined });
    const got = await simpleParser(stub.delivered[0] ?? '');
    expect([got.subject, got.text?.trim(), got.html]).toEqual(['Grüße', 'The text part', '<p>The HTML part</p>']);
    expect(got.from?.value).toEqual([{ name: 'Holocade', address: 'no-reply@holocade.example' }]);
    expect([got.to].flat()[0]?.value).toEqual([{ name: '', address: 'vega@mail.test' }]);
    expect(got.messageId).toBe(`<${mail.id}@holocade.example>`);
    expect(got.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('offers the one click that ends such mails to the mail program, and to that of no other mail', async () => {
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

  test.each([450, 554])('is refused with %i, in words that hold no address', async (code) => {
    const stub = await stubbed({ refuse: () => smtpRefusal(code) });
    const answer = await transportTo(stub.url).send(mail);
    expect(answer).toEqual({ ok: false, error: { kind: 'refused', reason: expect.stringMatching(/^E[A-Z]+ \d+$/) } });
  });

  test.each([
    [550, 'no-such-recipient'],
    [450, 'refused'],
  ])('tells a recipient that does not exist from one that is not served now: %i', async (code, kind) => {
    const stub = await stubbed({ onRcptTo: (_address, _session, done) => done(smtpRefusal(code)) });
    expect(await transportTo(stub.url).send(mail)).toMatchObject({ ok: false, error: { kind } });
  });

  test('tells when nobody answers', async () => {
    const stub = await smtpStub();
    await stub.close();
    const answer = await transportTo(stub.url).send(mail);
    expect(answer).toEqual({ ok: false, error: { kind: 'unreachable', reason: 'ESOCKET' } });
  });

  test('stops at once when it is told to, however silent the mail server is', async () => {
    const silent = await silentServer();
    closing.push(() => silent.close());
    const stopping = new AbortController();
    const sent = transportTo(silent.url).send(mail, stopping.signal);
    await silent.called;
    stopping.abort();
    expect(await sent).toEqual({ ok: false, error: { kind: 'unreachable', reason: 'EABORT' } });
  });

  test('speaks TLS from the start when the address says so', async () => {
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

  test('reads no file and fetches no address, whatever stands in a mail', async () => {
    const stub = await stubbed();
    const hostile = { path: '/etc/hostname' } as unknown as string;
    expect(await transportTo(stub.url).send({ ...mail, text: hostile })).toMatchObject({ ok: false });
    const far = { href: 'http://127.0.0.1:1/' } as unknown as string;
    expect(await transportTo(stub.url).send({ ...mail, html: far })).toMatchObject({ ok: false });
    expect(stub.delivered).toEqual([]);
  });
});
