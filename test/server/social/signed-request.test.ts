import { createHmac } from 'node:crypto';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { readSignedRequest } from '../../../server/social/signed-request';

const SECRET = 'secret of the app';

function signed(payload: unknown, secret = SECRET): string {
  const encoded = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload)).toString('base64url');
  return `${createHmac('sha256', secret).update(encoded).digest('base64url')}.${encoded}`;
}

const PAYLOAD = { algorithm: 'HMAC-SHA256', issued_at: 1_291_836_800, user_id: '218471' };

describe('readSignedRequest', () => {
  test('tells whom it is about', () => {
    expect(readSignedRequest(signed(PAYLOAD), SECRET)).toBe('218471');
  });

  test.each([
    ['by another secret', signed(PAYLOAD, 'another')],
    ['by nobody', `.${signed(PAYLOAD).split('.')[1] ?? ''}`],
    ['with another algorithm', signed({ ...PAYLOAD, algorithm: 'none' })],
    ['about nobody', signed({ algorithm: 'HMAC-SHA256' })],
    ['about somebody who is no number', signed({ ...PAYLOAD, user_id: 'x' })],
    ['without JSON', signed('x')],
    ['in three parts', `${signed(PAYLOAD)}.x`],
    ['in one part', 'x'],
  ])('refuses one that is signed %s', (_how, text) => {
    expect(readSignedRequest(text, SECRET)).toBeUndefined();
  });

  propertyTest.prop([fc.nat(), fc.stringMatching(/^[A-Za-z0-9_-]$/)])('refuses one that was changed', (at, other) => {
    const text = signed(PAYLOAD);
    const dot = text.indexOf('.');
    // The last digit of a signature has bits that mean nothing.
    const place = at % (text.length - 1);
    fc.pre(place !== dot && place !== dot - 1 && text.charAt(place) !== other);
    expect(readSignedRequest(text.slice(0, place) + other + text.slice(place + 1), SECRET)).toBeUndefined();
  });
});
