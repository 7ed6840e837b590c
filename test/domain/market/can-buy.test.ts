import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canBuy } from '../../../src/domain/market/can-buy';
import { buyers } from '../../arbitraries/purchases';

const buyer = { signedIn: true, balance: 10, busy: false };

describe('whether something may be bought', () => {
  test('depends on the coins, to the last one', () => {
    expect(canBuy(buyer, 9)).toEqual({ ok: true, value: 1 });
    expect(canBuy(buyer, 10)).toEqual({ ok: true, value: 0 });
    expect(canBuy(buyer, 11)).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 1 } });
  });

  test('depends on a login, and on no other purchase being in progress', () => {
    expect(canBuy({ ...buyer, busy: true }, 99)).toEqual({ ok: false, error: { kind: 'busy' } });
    expect(canBuy({ signedIn: false, balance: 0, busy: true }, 0)).toEqual({
      ok: false,
      error: { kind: 'login-required' },
    });
  });

  property.prop([buyers, fc.nat(60)])('never leaves fewer coins than none', (someone, coins) => {
    const left = canBuy(someone, coins);
    if (left.ok) {
      expect(left.value).toBe(someone.balance - coins);
      expect(left.value).toBeGreaterThanOrEqual(0);
      expect(someone.signedIn && !someone.busy).toBe(true);
    } else if (left.error.kind === 'not-enough-coins') {
      expect(canBuy({ ...someone, balance: someone.balance + left.error.missing }, coins)).toEqual({
        ok: true,
        value: 0,
      });
    }
  });
});
