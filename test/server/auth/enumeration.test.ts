import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPlayer, PASSWORD } from '../support/add-player';
import type { Answer } from '../support/http-client';
import type { TestServer } from '../support/test-server';
import { startTestServer } from '../support/test-server';

const PUBLIC = '/v1/public/user';
let server: TestServer;
let calls = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false });
  await addPlayer(server, 'known');
  await addPlayer(server, 'unsure', { confirmed: false });
});

afterAll(() => server.close());

/** Each call comes from a network of its own, so that no limit tells two apart. */
function post(path: string, body: object): Promise<Answer> {
  calls += 1;
  return server.request(`${PUBLIC}/${path}`, { body, ip: `203.0.113.${calls}` });
}

/** All that an answer tells: its status, every header but the time, every byte of its body, and its cookies but for their secrets. */
function told({ status, headers, setCookies, text }: Answer): object {
  const { date: _, 'set-cookie': __, ...rest } = headers;
  return { status, headers: rest, text, cookies: setCookies.map((cookie) => cookie.replace(/=[^;]*/, '=')) };
}

const inPlace = (text: string, words: Readonly<Record<string, string>>): string =>
  Object.entries(words).reduce((changed, [word, place]) => changed.replaceAll(word, place), text);

describe('T34: whether an account exists is not told, to the byte, by', () => {
  test.each(['known', 'known@mail.test', 'unsure', 'unsure@mail.test'])('a sign-in as %s', async (login) => {
    const unknown = login.replace(/known|unsure/, 'nobody');
    const body = { password: 'Wrong!pass1', remember: true };
    const answers = [
      await post('auth/login', { ...body, login }),
      await post('auth/login', { ...body, login: unknown }),
    ];
    expect(answers[0]?.status).toBe(401);
    expect(told(answers[1] as Answer)).toEqual(told(answers[0] as Answer));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('a forgotten password of %s', async (email) => {
    const known = await post('auth/password/send-reset-mail', { email });
    const unknown = await post('auth/password/send-reset-mail', { email: `nobody-${email}` });
    expect(known.status).toBe(200);
    expect(told(unknown)).toEqual(told(known));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('the check of the address %s', async (email) => {
    const known = await post('account/validate/email', { email });
    const unknown = await post('account/validate/email', { email: `nobody-${email}` });
    expect(known.status).toBe(200);
    expect(told(unknown)).toEqual(told(known));
  });

  test.each(['known@mail.test', 'unsure@mail.test'])('a registration with %s', async (email) => {
    const register = async (username: string, address: string) => {
      const fields = { username, email: address, password: PASSWORD, password_confirmation: PASSWORD };
      const answer = await post('auth/register', fields);
      const { account } = answer.envelope().data as { account: { id: string; lastLogin: { date: string } } };
      const words = { [account.id]: 'ID', [account.lastLogin.date]: 'DATE', [username]: 'NAME' };
      const text = inPlace(answer.text, words).replaceAll(/avatars?\/[^"]+/g, 'PICTURE');
      return told({ ...answer, text });
    };
    const known = await register(`with-${email.slice(0, 5)}`, email);
    const unknown = await register(`none-${email.slice(0, 5)}`, `nobody-${email}`);
    expect(known).toMatchObject({ status: 200 });
    expect(unknown).toEqual(known);
  });

  test('a sign-in that is refused because there were too many', async () => {
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
