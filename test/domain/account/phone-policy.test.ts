import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parsePhone } from '../../../src/domain/account/phone-policy';
import { err, ok } from '../../../src/domain/shared/result';

const digit = fc.constantFrom(...'0123456789');
const numbers = fc
  .tuple(fc.constantFrom(...'123456789'), fc.array(digit, { minLength: 6, maxLength: 14 }))
  .map(([first, rest]) => `+${first}${rest.join('')}`);
const fillings = fc.constantFrom('', ' ', '-', '.', '/', '(', ')', '\u00a0', '\u2011', '  ');

describe('a phone number', () => {
  test.each([
    ['+44 20 7946 0958', '+442079460958'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['0049 30/901820', '+4930901820'],
    ['\uff0b49\u00a030\u2011901820', '+4930901820'],
  ])('%s is %s', (typed, phone) => {
    expect(parsePhone(typed)).toEqual(ok(phone));
  });

  test('may be none', () => {
    expect(parsePhone('')).toEqual(ok(undefined));
    expect(parsePhone(' \u00a0 ')).toEqual(ok(undefined));
  });

  test.each(['020 7946 0958', '2079460958', '+0123456789', '+'])('%s needs its country', (typed) => {
    expect(parsePhone(typed)).toEqual(err('no-country'));
  });

  test.each(['+49', '+123456', '+1234567890123456', '+49 30 HELLO', 'call me', '+49+30901820', '+٤٩٣٠٩٠١٨٢٠'])(
    '%s is none',
    (typed) => {
      expect(parsePhone(typed).ok).toBe(false);
    },
  );

  property.prop([numbers, fc.infiniteStream(fillings)])('is always read, however it is spaced', (phone, spaces) => {
    const spaced = [...phone].map((character) => `${character}${String(spaces.next().value)}`).join('');
    expect(parsePhone(spaced.replaceAll('(0)', '0'))).toEqual(ok(phone));
  });

  property.prop([fc.string({ unit: 'binary', maxLength: 30 })])('is always E.164 or refused', (text) => {
    const phone = parsePhone(text);
    if (phone.ok && phone.value !== undefined) expect(phone.value).toMatch(/^\+[1-9][0-9]{6,14}$/);
  });
});
