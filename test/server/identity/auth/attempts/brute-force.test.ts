import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlayer, PASSWORD } from '../../../support/add-player';
import { FakeServerClock } from '../../../support/fake-server-clock';
import { mailsTo } from '../../../support/mails-to';
import { TestBrowser } from '../../../support/test-browser';
import type { TestServer } from '../../../support/test-server';
import { startTestServer } from '../../../support/test-server';

const FORGOT = '/v1/public/user/auth/password/send-reset-mail';
const REGISTER = '/v1/public/user/auth/register';
const HOME = '/v1/public/global/home';
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock, environment: { HOLOCADE_LOG_LEVEL: 'silent' } });
});

afterAll(() => server.close());

const at = (ip: string): TestBrowser => new TestBrowser(server, ip);

async function statusesOf(tries: number, attempt: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < tries; index += 1) statuses.push((await attempt(index)).status);
  return statuses;
}

describe('password guessing', () => {
  test('T33: answers 429 to the eleventh attempt on an account, with the waiting time in the message and in Retry-After', async () => {
    await addPlayer(server, 'vega');
    const statuses = await statusesOf(10, () => at('203.0.113.7').login('vega', 'Wrong!pass1'));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    clock.advance(3 * 60_000);
    const refused = await at('203.0.113.7').login('vega', PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '720']);
    expect(refused.envelope().status).toMatchObject({
      debug: 'err_too_many_requests',
      message: 'Too many attempts. Please try again in 12 minutes.',
    });
    clock.advance(12 * 60_000);
    expect((await at('203.0.113.7').login('vega', PASSWORD)).status).toBe(200);
  });

  test('counts by the typed login, ignoring letter case, and treats an IPv6 network as one address', async () => {
    await addPlayer(server, 'mira');
    for (const names of [
      ['mira', 'MIRA'],
      ['mira@mail.test', 'Mira@Mail.test'],
    ]) {
      const statuses = await statusesOf(12, (index) =>
        at(`2001:db8:1:2::${index + 1}`).login(names[index % 2] ?? '', 'Wrong!pass1'),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    }
  });

  test('T33: another account with the same address gives no further attempts on the owner’s account', async () => {
    await addPlayer(server, 'owner');
    const guesser = at('203.0.113.80');
    const fields = { email: 'owner@mail.test', username: 'probe', password: 'Probe-lake7-boat' };
    await guesser.send(REGISTER, { body: { ...fields, password_confirmation: fields.password } });
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      statuses.push(...(await statusesOf(4, () => guesser.login('owner@mail.test', 'Wrong!pass1'))));
      expect((await guesser.login('owner@mail.test', fields.password)).status).toBe(200);
    }
    expect(statuses).toEqual(Array.from({ length: 16 }, () => 401));
    expect((await guesser.login('owner@mail.test', PASSWORD)).status).toBe(401);
  });

  test('T33: checks 10 of 1,000 passwords from 100 addresses, while the owner’s browser can log in', async () => {
    await addPlayer(server, 'orion');
    const owner = at('198.51.100.20');
    expect((await owner.login('orion', PASSWORD)).status).toBe(200);
    const addresses = Array.from({ length: 100 }, (_, index) => `203.0.113.${index}`);
    const statuses: { readonly status: number }[] = [];
    for (let round = 0; round < 10; round += 1) {
      const guess = (ip: string) => at(ip).login('orion', `Wrong!pass${round}-${ip}`);
      statuses.push(...(await Promise.all(addresses.map(guess))));
    }
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(990);
    expect((await at('198.51.100.21').login('orion', PASSWORD)).status).toBe(429);
    owner.drop('__Host-holocade');
    expect((await owner.login('orion', PASSWORD)).status).toBe(200);
  }, 60_000);

  test('a successful login only releases its own attempts', async () => {
    await addPlayer(server, 'lyra');
    await statusesOf(5, () => at('203.0.113.30').login('lyra', 'Wrong!pass1'));
    expect((await at('203.0.113.31').login('lyra', PASSWORD)).status).toBe(200);
    const statuses = await statusesOf(6, () => at('203.0.113.32').login('lyra', 'Wrong!pass1'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('limits a known browser to ten attempts', async () => {
    await addPlayer(server, 'nash');
    const known = at('198.51.100.40');
    await known.login('nash', PASSWORD);
    const statuses = await statusesOf(11, () => known.login('nash', 'Wrong!pass1'));
    expect(statuses.lastIndexOf(401)).toBe(9);
    expect(statuses.at(-1)).toBe(429);
  });

  test('T33: limits an unknown login like a known one', async () => {
    const statuses = await statusesOf(11, () => at('203.0.113.50').login('nobody-here', 'Wrong!pass1'));
    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([10, 429]);
  });
});

describe('POST auth/password/send-reset-mail', () => {
  test('T33: sends three emails an hour and limits an unknown address in the same way', async () => {
    await addPlayer(server, 'petra');
    const ask = (email: string) => at('203.0.113.60').send(FORGOT, { body: { email } });
    for (const email of ['petra@mail.test', 'nobody@mail.test']) {
      expect(await statusesOf(4, () => ask(email))).toEqual([200, 200, 200, 429]);
      expect((await ask(email.toUpperCase())).status).toBe(429);
    }
    await expect.poll(() => mailsTo(server, 'petra@mail.test')).toHaveLength(3);
    clock.advance(60 * 60_000);
    expect((await ask('petra@mail.test')).status).toBe(200);
  });
});

describe('failure of the attempt counters', () => {
  test('T33: answers 503 to login, registration and validation, while public pages still work', async () => {
    const { db } = server.deps.database;
    await addPlayer(server, 'rhea');
    const visitor = at('203.0.113.70');
    const fields = { email: 'new@mail.test', username: 'new-one', password: PASSWORD, password_confirmation: PASSWORD };
    const validate = (field: keyof typeof fields) =>
      visitor.send(`/v1/public/user/account/validate/${field}`, { body: { [field]: fields[field] } });
    await db.execute(sql`alter table attempt_counts rename to broken_counts`);
    try {
      const refused = [
        await visitor.login('rhea', PASSWORD),
        await visitor.send(FORGOT, { body: { email: 'rhea@mail.test' } }),
        await visitor.send(REGISTER, { body: fields }),
        await validate('email'),
        await validate('username'),
        await validate('password'),
      ];
      expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503, 503]);
      expect(refused.every(({ headers }) => headers['retry-after'] !== undefined)).toBe(true);
      expect((await visitor.send(HOME)).status).toBe(200);
    } finally {
      await db.execute(sql`alter table broken_counts rename to attempt_counts`);
    }
    expect((await visitor.login('rhea', PASSWORD)).status).toBe(200);
  });
});
