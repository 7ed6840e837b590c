import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mailboxKey } from '../../../../../server/identity/auth/attempts/mailbox-key';

describe('what mails are counted by', () => {
  test.each([
    ['Ada@Site.test', 'ada@site.test'],
    ['ada+news@site.test', 'ada@site.test'],
    ['ada+a+b@site.test', 'ada@site.test'],
    // Nobody says whose a mailbox without a name would be.
    ['+news@site.test', '+news@site.test'],
    ['ada@site+news.test', 'ada@site+news.test'],
    ['no address + nothing', 'no address + nothing'],
  ])('%s is %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  property.prop([fc.stringMatching(/^[a-z0-9.]{1,20}$/), fc.stringMatching(/^[a-z0-9+]{0,20}$/)])(
    'is one for a mailbox, whatever stands behind the plus',
    (name, tag) => {
      expect(mailboxKey(`${name}+${tag}@site.test`)).toBe(`${name}@site.test`);
    },
  );
});
