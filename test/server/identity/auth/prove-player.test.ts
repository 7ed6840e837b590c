import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twoFactorBegin } from '../../../../src/contract/security.contract';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { dataOf } from '../../support/data-of';
import { FakeServerClock } from '../../support/fake-server-clock';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const ACCOUNT = '/v1/private/user/account';
const NEW = 'Other-hill8-kite';
const clock = new FakeServerClock();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: false, clock });
});

afterAll(() => server.close());

describe('provePlayer', () => {
  test('T33: a correct password does not reset the count of codes, and a correct code not that of passwords', async () => {
    await addPlayer(server, 'mixed');
    const browser = new TestBrowser(server);
    await browser.login('mixed', PASSWORD);
    const ask = async (method: string, path: string, body: object) =>
      (await browser.send(`${ACCOUNT}/${path}`, { method, body })).status;
    const begun = await browser.send(`${ACCOUNT}/two-factor/begin`, { body: { password: PASSWORD } });
    const { secret } = dataOf(twoFactorBegin, begun);
    const code = () => generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) });
    expect(await ask('POST', 'two-factor/confirm', { code: code() })).toBe(200);
    const end = (typed: string) => ask('DELETE', 'two-factor', { code: typed });
    const change = (password: string) =>
      ask('PUT', 'password', { password, new_password: NEW, new_password_confirmation: NEW });

    for (let count = 0; count < 9; count += 1) expect(await end(`00000${count}`)).toBe(422);
    expect(await ask('POST', 'deletion', { password: PASSWORD })).toBe(200);
    expect([await end('000009'), await end('000010')]).toEqual([422, 429]);
    clock.advance(15 * 60_000);
    for (let count = 0; count < 10; count += 1) expect(await change('Wrong!pass1')).toBe(422);
    expect(await ask('POST', 'two-factor/recovery-codes', { code: code() })).toBe(200);
    expect(await change('Wrong!pass1')).toBe(429);
  });
});
