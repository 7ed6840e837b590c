import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { OptionalMail } from '../../../src/domain/session/mail-settings';
import { canEmail, endMails, linkedMails } from '../../../src/domain/session/mail-settings';
import type { UserSettings } from '../../../src/domain/session/settings';
import { defaultSettings } from '../../../src/domain/session/settings';
import { userSettings } from '../../arbitraries/settings';

const standard = defaultSettings();
const MAILS: readonly OptionalMail[] = [
  'newsletters',
  'support-tickets',
  'weekly-digest',
  'unread-digest',
  'subscriptions',
  'game-health',
  'login-notice',
];
const sent = (settings: UserSettings) => MAILS.filter((mail) => canEmail(settings, mail));
const notification = (change: Partial<UserSettings['notification']>): UserSettings => ({
  ...standard,
  notification: { ...standard.notification, ...change },
});

describe('canEmail', () => {
  test('allows emails by the default settings', () => {
    expect(sent(standard)).toEqual(MAILS);
  });

  test.each([
    ['newsletters', notification({ newsletters: false })],
    ['support-tickets', notification({ support_ticket_emails: false })],
    ['weekly-digest', notification({ weekly_digest: false })],
    ['game-health', notification({ game_health_emails: false })],
    ['login-notice', { ...standard, security: { ...standard.security, login_notifications: false } }],
    ['unread-digest', { ...standard, community: { ...standard.community, unread_messages_digest: false } }],
  ] as const)('refuses %s when its setting is off', (mail, settings) => {
    expect(sent(settings)).toEqual(sent(standard).filter((other) => other !== mail));
  });

  property.prop([userSettings])(
    'never ignores the master switch, except that the login notice follows only its own',
    (settings) => {
      const quiet = { ...settings, notification: { ...settings.notification, disable_emails_master: true } };
      expect(sent(quiet)).toEqual(settings.security.login_notifications ? ['login-notice'] : []);
    },
  );
});

describe('endMails', () => {
  property.prop([fc.constantFrom(...linkedMails)])('always ends exactly one kind', (mails) => {
    const ended = endMails(defaultSettings(), mails);
    for (const kind of linkedMails) expect(canEmail(ended, kind), kind).toBe(kind !== mails);
    expect(canEmail(ended, 'login-notice')).toBe(true);
  });

  property.prop([fc.array(fc.constantFrom(...linkedMails))])('never changes by a repetition', (all) => {
    const once = [...new Set(all)].reduce(endMails, defaultSettings());
    expect(all.reduce(endMails, defaultSettings())).toEqual(once);
  });
});
