import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Ledger, LedgerReason } from '../../../src/domain/market/ledger';
import {
  balanceOf,
  post,
  coinMovement,
  portalLedgers,
  ledgerReasons,
  isBalanced,
} from '../../../src/domain/market/ledger';
import type { UserId } from '../../../src/domain/session/current-user';

const nova = 'nova' as UserId;
const orion = 'orion' as UserId;

interface Model {
  readonly balances: Map<UserId, number>;
}
interface Real {
  ledger: Ledger;
}

class Move implements fc.Command<Model, Real> {
  constructor(
    private readonly player: UserId,
    private readonly amount: number,
    private readonly reason: LedgerReason,
  ) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const wanted = (model.balances.get(this.player) ?? 0) + this.amount;
    const posted = post(real.ledger, coinMovement(this.player, this.amount, this.reason));
    if (wanted >= 0) model.balances.set(this.player, wanted);
    if (posted.ok) real.ledger = posted.value;
    else expect(posted.error).toEqual({ kind: 'not-enough-coins', missing: -wanted });
    expect(posted.ok).toBe(wanted >= 0);
    for (const player of [nova, orion]) expect(balanceOf(real.ledger, player)).toBe(model.balances.get(player) ?? 0);
    const portalAccounts = [...new Set(Object.values(portalLedgers))];
    const all = [nova, orion, ...portalAccounts].map((account) => balanceOf(real.ledger, account));
    expect(all.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  }

  toString(): string {
    return `${this.player} ${this.amount} ${this.reason}`;
  }
}

const commands = fc.commands([
  fc
    .tuple(fc.constantFrom(nova, orion), fc.integer({ min: -30, max: 30 }), fc.constantFrom(...ledgerReasons))
    .map(([player, amount, reason]) => new Move(player, amount, reason)),
]);

describe('post', () => {
  test('changes the balance by the sum of the entries', () => {
    const ledger = [coinMovement(nova, 40, 'grant'), coinMovement(orion, 5, 'grant'), coinMovement(nova, -10, 'item')];
    expect(balanceOf(ledger, nova)).toBe(30);
    expect(balanceOf(ledger, 'promotion')).toBe(-45);
    expect(balanceOf([], nova)).toBe(0);
  });

  test('accepts a transaction up to the last coin, and refuses one beyond as a whole', () => {
    const ledger = [coinMovement(nova, 10, 'grant')];
    const spent = coinMovement(nova, -10, 'premium');
    expect(post(ledger, spent)).toEqual({ ok: true, value: [...ledger, spent] });
    expect(post(ledger, coinMovement(nova, -11, 'premium'))).toEqual({
      ok: false,
      error: { kind: 'not-enough-coins', missing: 1 },
    });
  });

  test('refuses an unbalanced transaction', () => {
    const lopsided = { reason: 'grant', entries: [{ account: nova, amount: 5 }] } as const;
    expect(post([], lopsided)).toEqual({ ok: false, error: { kind: 'unbalanced' } });
  });

  test('refuses a payment with coins of another player', () => {
    const gift = {
      reason: 'grant',
      entries: [
        { account: nova, amount: 5 },
        { account: orion, amount: -5 },
      ],
    } as const;
    expect(post([], gift)).toEqual({ ok: false, error: { kind: 'not-enough-coins', missing: 5 } });
  });

  property.prop([commands])('always behaves like the model, and always sums up to zero', (run) => {
    fc.modelRun(() => ({ model: { balances: new Map<UserId, number>() }, real: { ledger: [] } }), run);
  });
});

describe('coinMovement', () => {
  test('enters a movement of coins twice', () => {
    expect(coinMovement(nova, -10, 'premium')).toEqual({
      reason: 'premium',
      entries: [
        { account: nova, amount: -10 },
        { account: 'premium', amount: 10 },
      ],
    });
    expect(coinMovement(nova, 25, 'purchase').entries[1]).toEqual({ account: 'sales', amount: -25 });
  });

  test('uses one ledger account for each reason, the same for a sale and its refund', () => {
    expect(ledgerReasons.map((reason) => portalLedgers[reason])).toEqual([
      'promotion',
      'sales',
      'premium',
      'items',
      'sales',
    ]);
    expect(ledgerReasons).toEqual(['grant', 'purchase', 'premium', 'item', 'refund']);
  });

  test('isBalanced is false when coins appear, disappear or are fractional', () => {
    const of = (...amounts: readonly number[]) =>
      isBalanced({ reason: 'grant', entries: amounts.map((amount) => ({ account: nova, amount })) });
    expect([of(), of(1, -1), of(1, 2, -3)]).toEqual([true, true, true]);
    expect([of(1), of(1, -2), of(0.5, -0.5), of(NaN), of(0.5, 0.5, -1), of(2 ** 53, -(2 ** 53))]).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  property.prop([fc.integer(), fc.constantFrom(...ledgerReasons)])('always sums up to zero', (amount, reason) => {
    expect(isBalanced(coinMovement(nova, amount, reason))).toBe(true);
  });
});
