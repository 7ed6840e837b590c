import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { loginPayload } from '../../../src/domain/auth/login-payload';

describe('what is sent to sign in', () => {
  test('asks to be remembered, with a trimmed login', () => {
    expect(loginPayload(' ada ', ' x ')).toEqual({ login: 'ada', password: ' x ', remember: true });
  });

  property.prop([fc.string(), fc.string()])('is always the very password', (login, password) => {
    expect(loginPayload(login, password)).toEqual({ login: login.trim(), password, remember: true });
  });
});
