import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PasswordHasher } from '../../../../server/identity/auth/guards';
import { addPlayer, PASSWORD } from '../../support/add-player';
import type { Answer } from '../../support/http-client';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const PUBLIC = '/v1/public/user';
let server: TestServer;
let calls = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  await addPlayer(server, 'known');
  await addPlayer(server, 'unsure', { confirmed: false });
});

afterAll(() => server.close());

/** Sends each request from another network, so that no limit makes responses differ. */
function post(path: string, body: object): Promise<Answer> {
  calls += 1;
  return server.request(`${PUBLIC}/${path}`, { body, ip: `203.0.113.${calls}` });
}

/** Returns everything that a response reveals: status, headers except the date, body, and cookies without their values. */
function visibleParts({ status, headers, setCookies, text }: Answer): object {
  const { date: _, 'set-cookie': __, ...rest } = headers;
  return { status, headers: rest, text, cookies: setCookies.map((cookie) => cookie.replace(/=[^;]*/, '=')) };
}

const inPlace = (text: string, replacements: Readonly<Record<string, string>>): string =>
  Object.entries(replacements).reduce((changed, [word, place]) => changed.replaceAll(word, place), text);

describe('T34: the existence of an account is not revealed, to the byte, by', () => {
  test.each(['known', 'known@mail.test', 'unsure', 'unsure@mail.test'])('a login as %s', async (login) => {
    const unknown = login.replace(/known|unsure/, 'nobody');
    const body = { password: 'Wrong!pass1', remember: true };
    const answers = [
      await post('auth/login', { ...body, login }),
      await post('auth/login', { ...body, login: unknown }),
    ];
    expect(answers[0]?.status).toBe(401);
    expect(visibleParts(answers[1] as Answer)).toEqual(visibleParts(answers[0] as Answer));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('a password reset request for %s', async (email) => {
    const known = await post('auth/password/send-reset-mail', { email });
    const unknown = await post('auth/password/send-reset-mail', { email: `nobody-${email}` });
    expect(known.status).toBe(200);
    expect(visibleParts(unknown)).toEqual(visibleParts(known));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('the validation of the address %s', async (email) => {
    const known = await post('account/validate/email', { email });
    const unknown = await post('account/validate/email', { email: `nobody-${email}` });
    expect(known.status).toBe(200);
    expect(visibleParts(unknown)).toEqual(visibleParts(known));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('a registration with %s', async (email) => {
    const register = async (username: string, address: string) => {
      const fields = { username, email: address, password: PASSWORD, password_confirmation: PASSWORD };
      const answer = await post('auth/register', fields);
      const { account } = answer.envelope().data as { account: { id: string; lastLogin: { date: string } } };
      const replacements = { [account.id]: 'ID', [account.lastLogin.date]: 'DATE', [username]: 'NAME' };
      const text = inPlace(answer.text, replacements).replaceAll(/avatars?\/[^"]+/g, 'PICTURE');
      // The avatar number differs in its number of digits.
      const { 'content-length': _, ...headers } = answer.headers;
      return visibleParts({ ...answer, headers, text });
    };
    const known = await register(`with-${email.slice(0, 5)}`, email);
    const unknown = await register(`none-${email.slice(0, 5)}`, `nobody-${email}`);
    expect(known).toMatchObject({ status: 200 });
    expect(unknown).toEqual(known);
  });

  test('a login to an own account with an address that another account has', async () => {
    const probe = async (username: string, email: string) => {
      const fields = { username, email, password: 'Probe-lake7-boat', password_confirmation: 'Probe-lake7-boat' };
      expect((await post('auth/register', fields)).status).toBe(200);
      const login = (password: string) => post('auth/login', { login: email, password, remember: true });
      const right = (await login(fields.password)).envelope().data as { account: { username: string } };
      return [right.account.username === username, visibleParts(await login('Wrong!pass1'))];
    };
    await addPlayer(server, 'victim');
    await addPlayer(server, 'doubtful', { confirmed: false });
    const unknown = await probe('probe-one', 'nobody-there@mail.test');
    expect(unknown[0]).toBe(true);
    expect(await probe('probe-two', 'victim@mail.test')).toEqual(unknown);
    expect(await probe('probe-three', 'doubtful@mail.test')).toEqual(unknown);
  });

  test('the number of password checks for an address or a name', async () => {
    const matches = vi.spyOn(PasswordHasher.prototype, 'matches');
    const checked = async (login: string): Promise<number> => {
      matches.mockClear();
      await post('auth/login', { login, password: 'Wrong!pass1', remember: true });
      return matches.mock.calls.length;
    };
    try {
      const logins = ['known@mail.test', 'unsure@mail.test', 'nobody@mail.test', 'known', 'unsure', 'nobody'];
      const counts: number[] = [];
      for (const login of logins) counts.push(await checked(login));
      expect(counts).toEqual([2, 2, 2, 1, 1, 1]);
    } finally {
      matches.mockRestore();
    }
  });

  test('the limit of logins by name, for a login by address', async () => {
    await addPlayer(server, 'closed');
    const attempt = (login: string) =>
      server.request(`${PUBLIC}/auth/login`, {
        body: { login, password: 'Wrong!pass1', remember: true },
        ip: '203.0.113.251',
      });
    for (let count = 0; count < 10; count += 1) await attempt('closed');
    expect((await attempt('closed')).status).toBe(429);
    const own = await attempt('closed@mail.test');
    expect(own.status).toBe(401);
    expect(visibleParts(await attempt('nobody-closed@mail.test'))).toEqual(visibleParts(own));
  });

  test('the limit of logins with a wrong password', async () => {
    const last = async (login: string): Promise<object> => {
      let answer: Answer | undefined;
      const body = { login, password: 'Wrong!pass1', remember: true };
      for (let count = 0; count < 11; count += 1)
        answer = await server.request(`${PUBLIC}/auth/login`, { body, ip: '203.0.113.250' });
      const { 'retry-after': wait, ...rest } = answer?.headers ?? {};
      expect(Number(wait)).toBeGreaterThan(800);
      return { ...rest, date: '', status: answer?.status, text: answer?.text };
    };
    await addPlayer(server, 'tried');
    const known = await last('tried');
    expect(known).toMatchObject({ status: 429 });
    expect(await last('tired')).toEqual(known);
  });
});
