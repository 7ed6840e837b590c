import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { registrationPayload } from '../../../src/domain/auth/registration';

describe('what is sent to register', () => {
  test('is the four answers, name and address trimmed', () => {
    const password = ' Holocade!1 ';
    const values = { email: ' a@b.co ', username: ' ada ', password, password_confirmation: password };
    expect(registrationPayload(values)).toEqual({
      email: 'a@b.co',
      username: 'ada',
      password,
      password_confirmation: password,
    });
  });

  property.prop([fc.string(), fc.string()])('is always the very passwords', (password, password_confirmation) => {
    const values = { email: '', username: '', password, password_confirmation, code: 'x' };
    expect(registrationPayload(values)).toEqual({ email: '', username: '', password, password_confirmation });
  });
});
