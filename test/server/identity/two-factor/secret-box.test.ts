import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { systemRandom } from '../../../../server/platform/system/server-random';
import { SecretBox } from '../../../../server/identity/two-factor/secret-box';

const box = new SecretBox('a secret for tests that is long enough');

describe('what is sealed', () => {
  test.prop([fc.uuid(), fc.string()])('opens again, for its own account and with its own secret alone', (id, text) => {
    const sealed = box.seal(id, text, systemRandom);
    expect(box.open(id, sealed)).toBe(text);
    expect(box.open(`${id}x`, sealed)).toBeUndefined();
    expect(new SecretBox('another secret that is long enough').open(id, sealed)).toBeUndefined();
    expect(box.seal(id, text, systemRandom)).not.toBe(sealed);
  });

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])('does not open once a bit was changed', (place, mask) => {
    const bytes = Buffer.from(box.seal('an account', 'a secret', systemRandom), 'base64url');
    const at = place % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ mask;
    expect(box.open('an account', bytes.toString('base64url'))).toBeUndefined();
  });

  test.prop([fc.string({ maxLength: 40 })])('does not open when it was never sealed', (text) => {
    expect(box.open('an account', text)).toBeUndefined();
  });
});

describe('what is hashed', () => {
  test('is another for each account and each secret, and is not the text', () => {
    const hash = box.hash('one', 'abcde');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(box.hash('one', 'abcde')).toBe(hash);
    expect(box.hash('two', 'abcde')).not.toBe(hash);
    expect(new SecretBox('another secret that is long enough').hash('one', 'abcde')).not.toBe(hash);
  });
});
