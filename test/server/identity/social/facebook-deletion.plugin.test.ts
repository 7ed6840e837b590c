import { createHmac } from 'node:crypto';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSignedRequest } from '../../../../server/identity/social/facebook-deletion.plugin';

const SECRET = 'secret of the app';

function signed(payload: unknown, secret = SECRET): string {
  const encoded = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`;
}

const NOW = new Date(1_291_836_800_000);
const PAYLOAD = { algorithm: 'HMAC-SHA256', issued_at: 1_291_836_800, user_id: '218471' };

describe('readSignedRequest', () => {
  test('returns the user id of a valid request', () => {
    expect(readSignedRequest(signed(PAYLOAD), SECRET, NOW)).toBe('218471');
  });

  test.each([-600, 60])('accepts a request from ten minutes ago to one minute ahead: %i s', (seconds) => {
    const text = signed({ ...PAYLOAD, issued_at: PAYLOAD.issued_at + seconds });
    expect(readSignedRequest(text, SECRET, NOW)).toBe('218471');
  });

  test.each([
    ['by another secret', signed(PAYLOAD, 'another')],
    ['with an empty signature', `.${signed(PAYLOAD).split('.')[1] ?? ''}`],
    ['with another algorithm', signed({ ...PAYLOAD, algorithm: 'none' })],
    ['without a user id', signed({ ...PAYLOAD, user_id: undefined })],
    ['with a user id that is not a number', signed({ ...PAYLOAD, user_id: 'x' })],
    ['without a time', signed({ ...PAYLOAD, issued_at: undefined })],
    ['more than ten minutes ago', signed({ ...PAYLOAD, issued_at: PAYLOAD.issued_at - 601 })],
    ['in the future', signed({ ...PAYLOAD, issued_at: PAYLOAD.issued_at + 61 })],
    ['without JSON', signed('x')],
    ['in three parts', `${signed(PAYLOAD)}.x`],
    ['in one part', 'x'],
  ])('refuses a request signed %s', (_how, text) => {
    expect(readSignedRequest(text, SECRET, NOW)).toBeUndefined();
  });

  propertyTest.prop([fc.nat(), fc.stringMatching(/^[A-Za-z0-9_-]$/)])(
    'refuses a request with a changed character',
    (at, other) => {
      const text = signed(PAYLOAD);
      const dot = text.indexOf('.');
      // The last character of a signature contains unused bits.
      const place = at % (text.length - 1);
      fc.pre(place !== dot && place !== dot - 1 && text.charAt(place) !== other);
      expect(readSignedRequest(text.slice(0, place) + other + text.slice(place + 1), SECRET, NOW)).toBeUndefined();
    },
  );
});
