import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parameterForms } from '../../../src/domain/tokens/token-parameters';
import { secrets } from '../../arbitraries/tokens';

const isSecret = (text: string) => new RegExp(`^(?:${parameterForms.secret})$`).test(text);
const isProvider = (text: string) => new RegExp(`^(?:${parameterForms.provider})$`).test(text);

describe('parameterForms', () => {
  test('accept facebook and google as providers', () => {
    expect(['facebook', 'google'].every(isProvider)).toBe(true);
    expect(['steam', 'Google', 'google2', 'xfacebook', '', 'facebook|google'].some(isProvider)).toBe(false);
  });

  test('accept a secret of 43 digits', () => {
    expect(isSecret('A'.repeat(43))).toBe(true);
    expect([42, 44].map((length) => isSecret('A'.repeat(length)))).toEqual([false, false]);
    expect(isSecret(`${'A'.repeat(42)}B`)).toBe(false);
    expect(isSecret(`${'A'.repeat(41)}.A`)).toBe(false);
  });

  property.prop([secrets])('always accept 256 bits as a secret', (secret) => {
    expect(isSecret(secret)).toBe(true);
  });

  property.prop([fc.string({ unit: fc.constantFrom(...'AQ-_b'), minLength: 43, maxLength: 43 })])(
    'never accept a secret with a second form',
    (text) => {
      expect(isSecret(text)).toBe(Buffer.from(text, 'base64url').toString('base64url') === text);
    },
  );
});
