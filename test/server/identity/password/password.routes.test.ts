import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { wireFieldErrors } from '../../../../src/contract/envelope';
import { accounts, linkSecrets } from '../../../../server/platform/database/schema/accounts';
import { addPlayer } from '../../support/add-player';
import { FakeServerClock } from '../../support/fake-server-clock';
import type { Answer } from '../../support/http-client';
import { mailsTo, secretsIn } from '../../support/mails-to';
import { requestReset, resetMail } from '../../support/reset-mails';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

const errorsOf = (answer: Answer) => wireFieldErrors.parse(answer.envelope().data).errors;

describe('POST auth/password/send-reset-mail', () => {
  test('emails a link to the reset page that contains the address', async () => {
    await addPlayer(server, 'vega');
    const { text, kind } = await resetMail(server, 'vega@mail.test');
    const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
    expect([kind, link.pathname, link.searchParams.get('email')]).toEqual([
      'reset-password',
      '/auth/reset-password',
      'vega@mail.test',
    ]);
  });

  test('emails a link for each unverified account with the address, at most three, oldest first', async () => {
    for (const name of ['one', 'two', 'three', 'four']) {
      const id = await addPlayer(server, `many-${name}`, { confirmed: false });
      const shared = { email: 'Many@mail.test', emailKey: 'many@mail.test' };
      await server.deps.database.db.update(accounts).set(shared).where(eq(accounts.id, id));
      clock.advance(1);
    }
    expect((await requestReset(server, 'many@mail.test')).status).toBe(200);
    await expect.poll(() => mailsTo(server, 'Many@mail.test')).toHaveLength(1);
    const [mail] = await mailsTo(server, 'Many@mail.test');
    expect([...(mail?.text.matchAll(/many-\w+/g) ?? [])].map(([name]) => name)).toEqual([
      'many-one',
      'many-two',
      'many-three',
    ]);
    const secrets = secretsIn('reset-password', mail);
    const password = 'Other-hill8-kite';
    const body = { token: secrets[1], email: 'many@mail.test', password, password_confirmation: password };
    expect((await server.request('/v1/public/user/auth/password/reset', { body })).status).toBe(200);
    const login = async (name: string) => (await new TestBrowser(server).login(name, password)).status;
    expect([await login('many-one'), await login('many-two')]).toEqual([401, 200]);
  });

  test('emails a link only for the account that has verified the address', async () => {
    await addPlayer(server, 'owner');
    const id = await addPlayer(server, 'pretender', { confirmed: false });
    const shared = { email: 'owner@mail.test', emailKey: 'owner@mail.test' };
    await server.deps.database.db.update(accounts).set(shared).where(eq(accounts.id, id));
    expect((await resetMail(server, 'owner@mail.test')).text).not.toContain('pretender');
  });

  test('T34: writes nothing for an unknown address and answers the same', async () => {
    await addPlayer(server, 'known');
    const before = await server.deps.database.db.$count(linkSecrets);
    const known = await requestReset(server, 'known@mail.test');
    const unknown = await requestReset(server, 'unknown@mail.test');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await expect.poll(() => mailsTo(server, 'known@mail.test')).toHaveLength(1);
    expect(await server.deps.database.db.$count(linkSecrets)).toBe(before + 1);
    expect(await mailsTo(server, 'unknown@mail.test')).toEqual([]);
  });

  test('writes the promised email before the server stops', async () => {
    await addPlayer(server, 'late');
    const begun = vi.spyOn(server.deps.afterAnswers, 'begin');
    expect((await requestReset(server, 'late@mail.test')).status).toBe(200);
    expect(begun).toHaveBeenCalledOnce();
    begun.mockRestore();
    await server.deps.afterAnswers.settled();
    expect(await mailsTo(server, 'late@mail.test')).toHaveLength(1);
  });

  test('T41: emails a link to the configured host, whatever the request headers say', async () => {
    await addPlayer(server, 'poisoned');
    expect((await requestReset(server, 'poisoned@mail.test', { host: 'evil.test' })).status).toBe(421);
    const headers = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', 'x-forwarded-proto': 'https' };
    expect((await requestReset(server, 'poisoned@mail.test', headers)).status).toBe(200);
    await expect.poll(() => mailsTo(server, 'poisoned@mail.test')).toHaveLength(1);
    const [mail] = await mailsTo(server, 'poisoned@mail.test');
    expect(mail?.text).toContain('http://holocade.localhost:9200/auth/reset-password?');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  test.each(['a@b\r\nBcc: everybody@mail.test', 'vega@mail.test\n', 'vega@mail.test, nova@mail.test', 'vega'])(
    'T41: refuses the address %j',
    async (email) => {
      const answer = await requestReset(server, email);
      expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['email']]);
    },
  );
});
