import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { CookieGuestId } from '../../../src/adapters/browser/cookie-guest-id';

const ID = '7f0f2f4e-55c1-4a6f-9f43-0c1a2b3c4d5e';
const reading = (cookies: string) => new CookieGuestId(() => cookies).read();

describe('CookieGuestId', () => {
  test.each([
    [`p1_uuid=${ID}`, ID],
    [`a=b; p1_uuid=${ID}; c=d`, ID],
    ['', undefined],
    [`xp1_uuid=${ID}`, undefined],
    ['p1_uuid=', undefined],
    [`p1_uuid=${ID}0`, undefined],
    [`p1_uuid=${ID}; p1_uuid=${ID}`, undefined],
    [`p1_uuid=${ID}; p1_uuid=other`, undefined],
  ])('for cookies %j returns %s', (cookies, id) => {
    expect(reading(cookies)).toBe(id);
  });

  property.prop([fc.uuid(), fc.array(fc.stringMatching(/^[a-z]{1,8}=[a-z0-9]{0,8}$/))])(
    'always finds the guest id among other cookies',
    (id, others) => {
      expect(reading([...others, `p1_uuid=${id}`].join('; '))).toBe(id);
    },
  );

  property.prop([fc.string()])('never returns a value that is not a UUID', (text) => {
    expect(reading(`p1_uuid=${text}`)).toBeUndefined();
  });
});
