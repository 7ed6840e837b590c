import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { wireSettings } from '../../../src/contract/account.contract';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';

describe('defaultSettings', () => {
  test('are open to everybody, as the specification lists, except messages, which come from friends', () => {
    const { followers, messages, ...audiences } = defaultSettings().privacy;
    expect([followers, messages]).toEqual([true, 'friends']);
    expect(new Set(Object.values(audiences))).toEqual(new Set(['all']));
    expect(defaultSettings().community).toMatchObject({
      friend_request: 'all',
      toast_notifications: true,
      unread_messages_digest: true,
    });
    expect(defaultSettings().notification).toMatchObject({
      newsletters: true,
      support_ticket_emails: true,
      weekly_digest: true,
    });
  });

  test('are off without a listed default, except the email about a new login', () => {
    const { general, security, community, media, notification } = defaultSettings();
    const on = Object.entries({ ...general, ...security, ...community, ...media, ...notification })
      .filter(([, value]) => value === true)
      .map(([name]) => name);
    expect(on).toEqual([
      'login_notifications',
      'toast_notifications',
      'unread_messages_digest',
      'newsletters',
      'support_ticket_emails',
      'weekly_digest',
      'game_health_emails',
    ]);
  });

  test('have exactly the groups and fields of the wire', () => {
    expect(wireSettings.parse(defaultSettings())).toEqual(defaultSettings());
  });

  test('are a new object each time', () => {
    expect(defaultSettings()).not.toBe(defaultSettings());
  });

  property.prop([fc.constantFrom(...Object.entries(defaultSettings()))])(
    'always contain only switches and audiences, and whole groups',
    ([name, group]) => {
      expect(
        Object.values(group as object).every(
          (value) => AUDIENCES.some((audience) => audience === value) || typeof value === 'boolean',
        ),
      ).toBe(true);
      expect(Object.keys(defaultSettings()[name as keyof ReturnType<typeof defaultSettings>])).toEqual(
        Object.keys(group as object),
      );
    },
  );
});
