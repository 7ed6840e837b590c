import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { registrationPayload } from '../../../src/domain/auth/registration';

describe('registrationPayload', () => {
  test('contains the four answers, with username and email trimmed', () => {
    const password = ' Holocade!1 ';
    const values = { email: ' a@b.co ', username: ' ada ', password, password_confirmation: password };
    expect(registrationPayload(values)).toEqual({
      email: 'a@b.co',
      username: 'ada',
      password,
      password_confirmation: password,
    });
  });

  property.prop([fc.string(), fc.string()])(
    'always contains the unchanged passwords',
    (password, password_confirmation) => {
      const values = { email: '', username: '', password, password_confirmation, code: 'x' };
      expect(registrationPayload(values)).toEqual({ email: '', username: '', password, password_confirmation });
    },
  );
});
