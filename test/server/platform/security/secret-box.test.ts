import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { SecretBox } from '../../../../server/platform/security/secret-box';

const box = new SecretBox('a secret for tests that is long enough');

describe('SecretBox.seal', () => {
  test.prop([fc.uuid(), fc.string()])(
    'returns a text that opens only for the same account with the same secret',
    (id, text) => {
      const sealed = box.seal(id, text, systemRandom);
      expect(box.open(id, sealed)).toBe(text);
      expect(box.open(`${id}x`, sealed)).toBeUndefined();
      expect(new SecretBox('another secret that is long enough').open(id, sealed)).toBeUndefined();
      expect(box.seal(id, text, systemRandom)).not.toBe(sealed);
    },
  );

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'returns a text that no longer opens after a changed bit',
    (place, mask) => {
      const bytes = Buffer.from(box.seal('an account', 'a secret', systemRandom), 'base64url');
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ mask;
      expect(box.open('an account', bytes.toString('base64url'))).toBeUndefined();
    },
  );

  test.prop([fc.string({ maxLength: 40 })])('open returns undefined for a text that was never sealed', (text) => {
    expect(box.open('an account', text)).toBeUndefined();
  });
});

describe('SecretBox.hash', () => {
  test('differs for each account and secret and does not contain the text', () => {
    const hash = box.hash('one', 'abcde');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(box.hash('one', 'abcde')).toBe(hash);
    expect(box.hash('two', 'abcde')).not.toBe(hash);
    expect(new SecretBox('another secret that is long enough').hash('one', 'abcde')).not.toBe(hash);
  });
});
