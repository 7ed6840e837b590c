import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { authLogin, authRegister, wireSettings } from '../../src/contract/account.contract';
import { defaultSettings } from '../../src/domain/session/settings';
import { PASSWORD_MAX, passwordProblems } from '../../src/domain/auth/password-policy';

import { userSettings } from '../arbitraries/settings';

/** As long as a password may be, in characters that take two units of a string each. */
const longest = `a1!${'🎮'.repeat(PASSWORD_MAX - 3)}`;
const decomposed = `a1!${'e\u0301'.repeat(PASSWORD_MAX - 3)}`;

describe('the calls that carry a password', () => {
  test.each([longest, decomposed])('take every password that the rules take', (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(z.safeParse(authLogin.body, { login: 'nova', password, remember: true }).success).toBe(true);
    const registration = { email: 'nova@example.com', username: 'nova', password, password_confirmation: password };
    expect(z.safeParse(authRegister.body, registration).success).toBe(true);
  });

  test('leave it to the rules to say that one is too long, and take no book for one', () => {
    const body = { login: 'nova', remember: true };
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(PASSWORD_MAX + 1) }).success).toBe(true);
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(1001) }).success).toBe(false);
  });
});

describe('the settings', () => {
  test.each([[{}], [{ media: 'loud', extra: {} }], [{ community: { friend_request: 'enemies' } }]])(
    'of another version are read with defaults: %j',
    (told) => {
      expect(z.parse(wireSettings, told)).toEqual(defaultSettings());
    },
  );

  test.each([null, 'all', { profile_visibility: 'everybody', followers: 1 }])(
    'of privacy that cannot be read open nothing: %j',
    (privacy) => {
      const read = z.parse(wireSettings, { privacy });
      expect([read.privacy.profile_visibility, read.privacy.followers]).toEqual(['none', false]);
      const others = privacy instanceof Object ? 'all' : 'none';
      expect(read.privacy.play_history).toBe(others);
    },
  );

  test('that are unknown are kept out', () => {
    const { media, ...rest } = defaultSettings();
    expect(z.parse(wireSettings, { ...rest, media: { ...media, nav_smells: true }, moods: {} })).toEqual(
      defaultSettings(),
    );
  });

  const names = fc.constantFrom(
    ...Object.entries(defaultSettings()).flatMap(([group, fields]) =>
      Object.keys(fields).map((field) => [group, field] as const),
    ),
  );
  property.prop([userSettings, names])(
    'are always read but for the one that is missing',
    (settings, [group, field]) => {
      const standard = defaultSettings() as unknown as Record<string, Record<string, unknown>>;
      const told = settings as unknown as Record<string, Record<string, unknown>>;
      const { [field]: _missing, ...others } = told[group] ?? {};
      expect(z.parse(wireSettings, { ...told, [group]: others })).toEqual({
        ...told,
        [group]: { ...told[group], [field]: standard[group]?.[field] },
      });
    },
  );
});
