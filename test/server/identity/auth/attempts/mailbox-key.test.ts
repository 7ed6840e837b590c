import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { mailboxKey } from '../../../../../server/identity/auth/attempts/mailbox-key';

describe('mailboxKey', () => {
  test.each([
    ['Ada@Site.test', 'ada@site.test'],
    ['ada+news@site.test', 'ada@site.test'],
    ['ada+a+b@site.test', 'ada@site.test'],
    // An address with an empty mailbox name stays unchanged.
    ['+news@site.test', '+news@site.test'],
    ['ada@site+news.test', 'ada@site+news.test'],
    ['no address + nothing', 'no address + nothing'],
  ])('maps %s to %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
  });

  property.prop([fc.stringMatching(/^[a-z0-9.]{1,20}$/), fc.stringMatching(/^[a-z0-9+]{0,20}$/)])(
    'ignores everything after the plus sign',
    (name, tag) => {
      expect(mailboxKey(`${name}+${tag}@site.test`)).toBe(`${name}@site.test`);
    },
  );
});
