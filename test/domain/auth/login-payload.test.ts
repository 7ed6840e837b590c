import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { loginPayload } from '../../../src/domain/auth/login-payload';

describe('loginPayload', () => {
  test('contains the trimmed login and remember true', () => {
    expect(loginPayload(' ada ', ' x ')).toEqual({ login: 'ada', password: ' x ', remember: true });
  });

  test('contains the trimmed code of a second factor', () => {
    expect(loginPayload('ada', 'x', ' 123456 ')).toEqual({
      login: 'ada',
      password: 'x',
      remember: true,
      code: '123456',
    });
  });

  property.prop([fc.string(), fc.string()])('always contains the unchanged password', (login, password) => {
    expect(loginPayload(login, password)).toEqual({ login: login.trim(), password, remember: true });
  });
});
