import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { EVENT_TOLERANCE } from '../../../../src/domain/market/payment-event';
import { isSigned, signEvent } from '../../../../server/commerce/payments/webhook-signature';

const at = new Date('2026-03-01T12:00:00Z');
const raw = Buffer.from('{"id":"evt_1"}');
const later = (seconds: number): Date => new Date(at.getTime() + seconds * 1000);

describe('webhook signature', () => {
  it('is valid for exactly its bytes, five minutes before and after', () => {
    const header = signEvent('secret', raw, at);
    expect(isSigned('secret', raw, header, at)).toBe(true);
    expect(isSigned('secret', raw, header, later(EVENT_TOLERANCE))).toBe(true);
    expect(isSigned('secret', raw, header, later(-EVENT_TOLERANCE))).toBe(true);
    expect(isSigned('secret', raw, header, later(EVENT_TOLERANCE + 1))).toBe(false);
    expect(isSigned('secret', raw, header, later(-EVENT_TOLERANCE - 1))).toBe(false);
  });

  it('is invalid for a changed time', () => {
    const header = signEvent('secret', raw, at).replace(/t=\d+/, `t=${at.getTime() / 1000 + 1}`);
    expect(isSigned('secret', raw, header, at)).toBe(false);
  });

  test.prop([fc.oneof(fc.string(), fc.constant(undefined), fc.array(fc.string()))])(
    'is never valid without the secret',
    (header) => {
      expect(isSigned('secret', raw, header, at)).toBe(false);
    },
  );

  test.prop([fc.uint8Array(), fc.uint8Array(), fc.string({ minLength: 1 }), fc.string({ minLength: 1 })])(
    'always matches only its own bytes and secret',
    (own, other, secret, foreign) => {
      const header = signEvent(secret, Buffer.from(own), at);
      expect(isSigned(secret, Buffer.from(own), header, at)).toBe(true);
      expect(isSigned(secret, Buffer.from(other), header, at)).toBe(Buffer.from(own).equals(Buffer.from(other)));
      expect(isSigned(foreign, Buffer.from(own), header, at)).toBe(foreign === secret);
    },
  );
});
