import { test as propertyTest, fc } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { endMails, linkedMails } from '../../../src/domain/session/end-mails';
import { canEmail } from '../../../src/domain/session/mail-settings';
import { defaultSettings } from '../../../src/domain/session/settings';

describe('endMails', () => {
  propertyTest.prop([fc.constantFrom(...linkedMails)])('ends one kind and never another', (mails) => {
    const ended = endMails(defaultSettings(), mails);
    for (const kind of linkedMails) expect(canEmail(ended, kind), kind).toBe(kind !== mails);
    expect(canEmail(ended, 'login-notice')).toBe(true);
  });

  propertyTest.prop([fc.array(fc.constantFrom(...linkedMails))])(
    'is always the same however often it is asked for',
    (all) => {
      const once = [...new Set(all)].reduce(endMails, defaultSettings());
      expect(all.reduce(endMails, defaultSettings())).toEqual(once);
    },
  );
});
