import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMailTransport } from '../../../../server/messaging/mail/open-mail-transport';
import type { MailTransport } from '../../../../server/messaging/mail/mail-transport';
import { mailboxStore } from '../../../../server/messaging/mailbox/mailbox-store';
import { silentLog } from '../../support/silent-log';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const HOST = 'mail.holocade.localhost:9200';
const EVIL = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';
let server: TestServer;
let transport: MailTransport;
let folder: string;

interface StoredMail {
  readonly id: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

beforeAll(async () => {
  folder = temporaryFolder();
  server = await startTestServer({ demo: false, environment: { HOLOCADE_DATA: folder } });
  const opened = await openMailTransport(server.deps.config, silentLog);
  if (!opened) throw new Error('There is no mailbox.');
  transport = opened;
  for (const [id, recipient, subject] of [
    ['1', 'vega@mail.test', 'First'],
    ['2', 'nova@mail.test', EVIL],
  ] as const)
    await transport.send({
      id,
      recipient,
      subject,
      text: `Text of ${subject}`,
      html: `<!doctype html><html><head><title>x</title></head><body><a href="${server.origin}/">Go</a></body></html>`,
    });
});

afterAll(async () => {
  await transport.close();
  await server.close();
});

const ask = (path: string, host = HOST) => server.request(path, { host });
const storedMails = async (query = ''): Promise<readonly StoredMail[]> =>
  (await ask(`/api/mails${query}`)).json() as StoredMail[];

describe('the development mailbox', () => {
  test('receives emails over SMTP and returns them as JSON, newest first and by recipient', async () => {
    expect((await storedMails()).map(({ subject }) => subject)).toEqual([EVIL, 'First']);
    expect(await storedMails('?to=VEGA@mail.test')).toMatchObject([
      { to: ['vega@mail.test'], subject: 'First', text: 'Text of First' },
    ]);
    expect(await storedMails('?to=vega')).toEqual([]);
  });

  test('lists emails without scripts, and filters by recipient', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.text.match(/<li>/g)).toHaveLength(2);
    const filtered = await ask('/?to=vega%40mail.test&to=x');
    expect(filtered.text.match(/<li>/g)).toHaveLength(1);
    expect(filtered.text).toContain('value="vega@mail.test"');
    expect((await ask('/?to=nobody%40mail.test')).text).toContain('No emails to nobody@mail.test');
  });

  test('shows an email with both parts and its headers', async () => {
    const [mail] = await storedMails('?to=vega@mail.test');
    const page = await ask(`/mails/${mail?.id}`);
    expect(page.text).toContain('<pre>Text of First');
    expect(page.text).toContain('Message-ID: &lt;1@holocade.localhost&gt;');
    expect(page.text).toContain(
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mails/${mail?.id}/html"`,
    );
  });

  test('T41: shows any content of an email as text', async () => {
    const [mail] = await storedMails();
    const pages = await Promise.all(
      ['/', `/mails/${mail?.id}`, `/?to=${encodeURIComponent(EVIL)}`].map((path) => ask(path)),
    );
    for (const page of pages) {
      expect(page.text).not.toMatch(/<script|<img/);
      const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
      expect(page.headers['content-security-policy']).toBe(
        `default-src 'none'; base-uri 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'`,
      );
      expect(page.text).toContain(`<style nonce="${nonce}">`);
    }
  });

  test('serves the HTML part without active content, with links that open in a new tab', async () => {
    const [mail] = await storedMails('?to=vega@mail.test');
    const page = await ask(`/mails/${mail?.id}/html`);
    expect(page.text).toContain('<head><base target="_blank">');
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('exists only on its own host, sets no cookies, and returns 404 for unknown emails', async () => {
    expect((await ask('/api/mails', 'holocade.localhost:9200')).status).toBe(404);
    for (const path of ['/mails/nothing', '/mails/nothing/html', '/mails/..%2F..%2Fsecret', '/nothing'])
      expect((await ask(path)).status).toBe(404);
    const page = await ask('/');
    expect([page.setCookies, page.headers['cache-control']]).toEqual([[], 'no-store']);
  });

  test('preserves emails when the server restarts', async () => {
    const store = mailboxStore({ folder: join(folder, 'mailbox'), clock: systemClock, random: systemRandom });
    expect(await store.names()).toHaveLength(2);
  });
});

describe('a server without the mailbox', () => {
  test.each([
    ['in production', { NODE_ENV: 'production', HOLOCADE_SCHEME: 'http', HOLOCADE_DEMO: '0' }],
    ['with a mail server', { HOLOCADE_SMTP_URL: 'smtp://127.0.0.1:1' }],
  ])("serves nothing on the mailbox's host %s", async (_name, environment: Record<string, string>) => {
    const other = await startTestServer({ demo: false, environment: { ...environment, HOLOCADE_DATA: folder } });
    for (const path of ['/', '/api/mails']) expect((await other.request(path, { host: HOST })).status).toBe(404);
    await other.close();
  });
});
