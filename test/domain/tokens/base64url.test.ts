import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from '../../../src/domain/tokens/base64url';

const bytesOf = (text: string) => [...Buffer.from(text)];
const bytes = fc.uint8Array({ maxLength: 80 }).map((array) => [...array]);

describe('base64url', () => {
  test('writes and reads the examples of RFC 4648 without padding', () => {
    const examples = { '': '', f: 'Zg', fo: 'Zm8', foo: 'Zm9v', foob: 'Zm9vYg', fooba: 'Zm9vYmE', foobar: 'Zm9vYmFy' };
    for (const [text, encoded] of Object.entries(examples)) {
      expect(encodeBase64url(bytesOf(text))).toBe(encoded);
      expect(decodeBase64url(encoded)).toEqual(bytesOf(text));
    }
  });

  test('has - and _ for the last two digits', () => {
    expect(encodeBase64url([0xfb, 0xff])).toBe('-_8');
    expect(decodeBase64url('-_8')).toEqual([0xfb, 0xff]);
  });

  test.each([
    'Zg=',
    'Zg==',
    'Z',
    'Zm9vZ',
    'Zh',
    'Zm9',
    '+_8',
    '-/8',
    'Zm 8',
    'Zm8\n',
    '\nZm8',
    'Zm8é',
    'Z%67',
    '==',
    'A',
  ])('is not %j', (text) => {
    expect(decodeBase64url(text)).toBeUndefined();
  });

  property.prop([bytes])('is always written as Node writes it, and always read back', (array) => {
    expect(encodeBase64url(array)).toBe(Buffer.from(array).toString('base64url'));
    expect(decodeBase64url(encodeBase64url(array))).toEqual(array);
  });

  property.prop([fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ABQgwZaz019-_=+/') }))])(
    'is never read in two ways',
    (text) => {
      const read = decodeBase64url(text);
      if (read !== undefined) expect(encodeBase64url(read)).toBe(text);
      expect(read !== undefined).toBe(Buffer.from(text, 'base64url').toString('base64url') === text);
    },
  );
});
