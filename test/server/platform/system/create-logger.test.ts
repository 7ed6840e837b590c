import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeMail } from '../../../../server/messaging/mail/compose-mail';
import { resetPasswordLetter } from '../../../../server/messaging/mail/letters/account-letters';
import { queueMail } from '../../../../server/messaging/mail/queue-mail';
import { createLogger } from '../../../../server/platform/system/create-logger';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PUBLIC = '/v1/public/user';
const lines = new PassThrough();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, log: createLogger({ logLevel: 'trace' }, lines) });
});

afterAll(() => server.close());

describe('createLogger', () => {
  test("T45: logs each request of a player's visit, without secrets, addresses or passwords", async () => {
    const browser = new TestBrowser(server);
    const form = { email: 'vega@mail.test', username: 'vega', password: PASSWORD, password_confirmation: PASSWORD };
    await browser.send(`${PUBLIC}/auth/register`, { body: form });
    const [verify = ''] = secretsIn('verify-email', (await mailsTo(server, 'vega@mail.test'))[0]);
    await browser.send(`/auth/verify-email?token=${verify}`);
    await browser.send(`${PUBLIC}/auth/email/verify/${verify}`, { method: 'PATCH' });
    await browser.send(`${PUBLIC}/auth/email/verify/${verify}x`, { method: 'PATCH' });
    await browser.send(`${PUBLIC}/auth/social/finalize/google/${verify}`);
    await addPlayer(server, 'mira');
    await browser.login('mira@mail.test', 'Wrong!pass1');
    await browser.send(`${PUBLIC}/auth/password/send-reset-mail`, { body: { email: 'mira@mail.test' } });
    await expect.poll(() => mailsTo(server, 'mira@mail.test')).toHaveLength(1);
    const cookies = browser.cookie.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1));
    lines.end();
    const log = await text(lines);
    expect(log).toContain(`"route":"${PUBLIC}/auth/email/verify/:secret"`);
    expect(log).toContain(`"route":"${PUBLIC}/auth/login"`);
    const secrets = [verify, ...cookies, 'mail.test', PASSWORD, 'Wrong!pass1', 'argon2'];
    expect(cookies.length).toBeGreaterThan(1);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  test('logs each answer with its route, account and truncated address', async () => {
    const logged: Record<string, unknown>[] = [];
    const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
    const other = await startTestServer({ demo: false, log: createLogger({ logLevel: 'info' }, { write }) });
    const mira = await addPlayer(other, 'mira');
    const browser = new TestBrowser(other);
    await browser.login('mira', PASSWORD);
    logged.length = 0;
    await other.request(`${PUBLIC}/auth/status?secret=1`, { cookie: browser.cookie, ip: '192.0.2.77' });
    await other.request('/v1/public/arcade/game/no-such-game/details', { ip: '2001:db8:1:2::3' });
    await other.close();
    const base = { level: 30, msg: 'answered', ms: expect.any(Number), reqId: expect.any(String) };
    const host = 'holocade.localhost:9200';
    expect(logged.filter(({ msg }) => msg === 'answered')).toMatchObject([
      {
        ...base,
        req: { method: 'GET', host, route: `${PUBLIC}/auth/status` },
        status: 200,
        account: mira,
        address: '192.0.2.0/24',
      },
      {
        ...base,
        req: { method: 'GET', route: '/v1/public/arcade/game/:game/details' },
        status: 404,
        address: '2001:0db8:0001::/48',
      },
    ]);
    expect(logged[1]).not.toHaveProperty('account');
    expect(JSON.stringify(logged)).not.toMatch(/secret|no-such-game|192\.0\.2\.77/);
  });

  test('T45: logs the place of a failed email query, without its parameters', async () => {
    await server.deps.database.db.execute(sql`alter table emails drop column html`);
    const failed = new PassThrough();
    const log = createLogger({ logLevel: 'trace' }, failed);
    const token = 'S'.repeat(43);
    const letter = resetPasswordLetter([
      { username: 'vega', url: `https://portal.test/auth/reset-password?token=${token}` },
    ]);
    const mail = { accountId: undefined, recipient: 'vega@mail.test', now: new Date(), ...composeMail(letter) };
    const error = await queueMail(server.deps.database.db, mail).catch((thrown: unknown) => thrown);
    log.error({ err: error }, 'the email could not be written');
    log.error(error);
    log.error({ err: new Error('outer', { cause: new Error('between', { cause: error }) }) }, 'nested');
    log.error({ err: String(error) }, String(error));
    failed.end();
    const logged = await text(failed);
    expect(logged.match(/insert into \\"emails\\"/g)?.length).toBeGreaterThan(5);
    expect(logged).toContain('queue-mail');
    expect([token, 'mail.test', 'vega', 'html>', 'style='].filter((word) => logged.includes(word))).toEqual([]);
  });
});
