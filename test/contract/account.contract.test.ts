import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { authLogin, authRegister, wireSettings } from '../../src/contract/account.contract';
import { defaultSettings } from '../../src/domain/session/settings';
import { PASSWORD_MAX, passwordProblems } from '../../src/domain/auth/password-policy';

import { userSettings } from '../arbitraries/settings';

/** Longest valid password, with characters of two UTF-16 units each. */
const longest = `a1!${'🎮'.repeat(PASSWORD_MAX - 3)}`;
const decomposed = `a1!${'e\u0301'.repeat(PASSWORD_MAX - 3)}`;

describe('password calls', () => {
  test.each([longest, decomposed])('accept every password that the password rules accept', (password) => {
    expect(passwordProblems(password)).toEqual([]);
    expect(z.safeParse(authLogin.body, { login: 'nova', password, remember: true }).success).toBe(true);
    const registration = { email: 'nova@example.com', username: 'nova', password, password_confirmation: password };
    expect(z.safeParse(authRegister.body, registration).success).toBe(true);
  });

  test('leave the length check to the password rules but reject extremely long values', () => {
    const body = { login: 'nova', remember: true };
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(PASSWORD_MAX + 1) }).success).toBe(true);
    expect(z.safeParse(authLogin.body, { ...body, password: 'x'.repeat(1001) }).success).toBe(false);
  });
});

describe('settings', () => {
  test.each([[{}], [{ media: 'loud', extra: {} }], [{ community: { friend_request: 'enemies' } }]])(
    'of another version are read with defaults: %j',
    (response) => {
      expect(z.parse(wireSettings, response)).toEqual(defaultSettings());
    },
  );

  test.each([null, 'all', { profile_visibility: 'everybody', followers: 1 }])(
    'that are unreadable privacy settings fall back to the most private value: %j',
    (privacy) => {
      const read = z.parse(wireSettings, { privacy });
      expect([read.privacy.profile_visibility, read.privacy.followers]).toEqual(['none', false]);
      const others = privacy instanceof Object ? 'all' : 'none';
      expect(read.privacy.play_history).toBe(others);
    },
  );

  test('that are unknown are dropped', () => {
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
  property.prop([userSettings, names])('always survive one missing field', (settings, [group, field]) => {
    const standard = defaultSettings() as unknown as Record<string, Record<string, unknown>>;
    const response = settings as unknown as Record<string, Record<string, unknown>>;
    const { [field]: _missing, ...others } = response[group] ?? {};
    expect(z.parse(wireSettings, { ...response, [group]: others })).toEqual({
      ...response,
      [group]: { ...response[group], [field]: standard[group]?.[field] },
    });
  });
});
