import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  uniqueUsername,
  validateEmail,
  validatePassword,
  validateUsername,
} from '../../../../src/contract/account.contract';
import { dataOf } from '../../support/data-of';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const check = (field: string, value: unknown) =>
  server.request(`/v1/public/user/account/validate/${field}`, { body: { [field]: value } });

describe('POST account/validate/email', () => {
  test('T34: answers the same for a known and an unknown address', async () => {
    const [known, unknown] = [
      await check('email', 'nova@holocade.example'),
      await check('email', 'nobody@holocade.example'),
    ];
    expect(dataOf(validateEmail, known)).toBeNull();
    expect(unknown.text).toBe(known.text);
  });

  test('T41: refuses invalid addresses and header injection', async () => {
    for (const email of ['', 'nova', 'nova@', 'a@b', 'a@b.c\r\nBcc: d@e.f']) {
      const answer = await check('email', email);
      expect(answer.status).toBe(422);
      expect(answer.envelope().data).toEqual({ errors: { email: ['Please enter a valid email address.'] } });
    }
  });
});

describe('POST account/validate/username', () => {
  test('reports whether a name is taken, ignoring letter case', async () => {
    expect(dataOf(validateUsername, await check('username', 'Vega'))).toBeNull();
    expect((await check('username', 'nOvA')).envelope().status.message).toBe('This username is already taken.');
  });

  test.each([
    ['ab', 'The username must have 3 to 24 characters.'],
    ['two words', 'The username may only contain letters, digits, _ and -.'],
    ['x\u0000y\u0000z', 'The username may only contain letters, digits, _ and -.'],
    ["x' or 1=1", 'The username may only contain letters, digits, _ and -.'],
    ['Admin', 'This username cannot be used.'],
  ])('refuses the username %j', async (name, message) => {
    const answer = await check('username', name);
    expect(answer.status).toBe(422);
    expect(answer.envelope().status).toMatchObject({ debug: 'err_validation', message });
  });
});

test('GET account/unique-username returns names that can be registered', async () => {
  const names: string[] = [];
  for (let asked = 0; asked < 3; asked += 1)
    names.push(dataOf(uniqueUsername, await server.request('/v1/public/user/account/unique-username')).username);
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(dataOf(validateUsername, await check('username', name))).toBeNull();
});

describe('POST account/validate/password', () => {
  test('accepts a valid password', async () => {
    expect(dataOf(validatePassword, await check('password', 'Quiet-lake7-boat'))).toBeNull();
  });

  test('lists all violated rules, and reports a common password only if no rule is violated', async () => {
    const data = (await check('password', 'short')).envelope().data;
    expect(data).toEqual({
      errors: {
        password: [
          'The password must have at least 8 characters.',
          'The password must contain a digit.',
          'The password must contain a special character.',
        ],
      },
    });
    const common = await check('password', 'Password1!');
    expect(common.envelope().status.message).toBe('This password is too common. Please choose another one.');
  });

  test('refuses a value that is not a string', async () => {
    expect((await check('password', ['Quiet-lake7-boat'])).status).toBe(422);
  });
});
