import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import { buyPremium } from '../../../src/domain/premium/buy-premium';
import { remainingPremium } from '../../../src/domain/premium/remaining-premium';
import { instants } from '../../arbitraries/instants';

dayjs.extend(utc);

const NOW = Date.parse('2026-11-21T09:00:00Z');
const DAY = 86_400_000;
const buyer = { signedIn: true, balance: 200, busy: false };
const inMonths = (months: number) => dayjs.utc(NOW).add(months, 'month').valueOf();

/** What a player has: coins, the end of premium, and the time. */
interface Model {
  now: number;
  coins: number;
  end: number;
}
interface Real {
  until: number | undefined;
  balance: number;
}

class Buy implements fc.Command<Model, Real> {
  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const bought = buyPremium({ ...buyer, balance: real.balance }, real.until, model.now);
    if (bought.ok) ({ until: real.until, left: real.balance } = bought.value);
    const end = dayjs.utc(Math.max(model.end, model.now)).add(1, 'month').valueOf();
    const capped = end > dayjs.utc(model.now).add(12, 'month').valueOf();
    const allowed = !capped && model.coins >= 10;
    if (allowed) {
      model.end = end;
      model.coins -= 10;
    }
    expect(bought.ok).toBe(allowed);
    if (!bought.ok) expect(bought.error.kind).toBe(capped ? 'premium-cap' : 'not-enough-coins');
    agree(model, real);
  }

  toString(): string {
    return 'buy';
  }
}

class Wait implements fc.Command<Model, Real> {
  constructor(private readonly days: number) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    const before = remainingPremium(real.until, model.now);
    model.now += this.days * DAY;
    expect(remainingPremium(real.until, model.now)).toBe(Math.max(0, before - this.days * DAY));
    agree(model, real);
  }

  toString(): string {
    return `wait ${this.days} days`;
  }
}

function agree(model: Model, real: Real): void {
  expect(real.balance).toBe(model.coins);
  expect(remainingPremium(real.until, model.now)).toBe(Math.max(0, model.end - model.now));
}

const commands = fc.commands([fc.constant(new Buy()), fc.nat(60).map((days) => new Wait(days))], { maxCommands: 60 });

describe('the purchase of premium', () => {
  test('takes ten coins and gives a month', () => {
    expect(buyPremium({ ...buyer, balance: 10 }, undefined, NOW)).toEqual({
      ok: true,
      value: { until: inMonths(1), left: 0 },
    });
  });

  test('is refused without a login, beside another purchase, and with nine coins', () => {
    expect(buyPremium({ ...buyer, signedIn: false }, inMonths(12), NOW)).toEqual({
      ok: false,
      error: { kind: 'login-required' },
    });
    expect(buyPremium({ ...buyer, busy: true }, inMonths(12), NOW)).toEqual({ ok: false, error: { kind: 'busy' } });
    expect(buyPremium({ ...buyer, balance: 9 }, undefined, NOW)).toEqual({
      ok: false,
      error: { kind: 'not-enough-coins', missing: 1 },
    });
  });

  test('is refused when it would end more than a year from now, whatever the coins', () => {
    expect(buyPremium(buyer, inMonths(11), NOW)).toEqual({ ok: true, value: { until: inMonths(12), left: 190 } });
    const capped = { ok: false, error: { kind: 'premium-cap' } };
    expect(buyPremium(buyer, inMonths(11) + 1, NOW)).toEqual(capped);
    expect(buyPremium({ ...buyer, balance: 0 }, inMonths(12), NOW)).toEqual(capped);
  });

  property.prop([instants])('T24: always succeeds twelve times at one moment, and never thirteen', (now) => {
    let until: number | undefined;
    let balance = 200;
    for (let month = 0; month < 20; month += 1) {
      const bought = buyPremium({ ...buyer, balance }, until, now);
      expect(bought.ok).toBe(month < 12);
      if (bought.ok) ({ until, left: balance } = bought.value);
    }
    expect(balance).toBe(80);
    expect(until).toBeLessThanOrEqual(dayjs.utc(now).add(12, 'month').valueOf());
  });

  property.prop([commands])('always is the only thing that extends premium', (run) => {
    fc.modelRun(() => ({ model: { now: NOW, coins: 200, end: 0 }, real: { until: undefined, balance: 200 } }), run);
  });
});
