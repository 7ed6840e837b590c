import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { describe, expect, test } from 'vitest';
import {
  isBeyondPremiumCap,
  PREMIUM_CAP_MONTHS,
  PREMIUM_MONTHS,
  PREMIUM_PRICE,
  premiumUntil,
  buyPremium,
  calendarMonthsLater,
  hasPremiumChanged,
} from '../../../src/domain/premium/premium';
import { remainingPremium } from '../../../src/domain/premium/remaining-premium';
import { instants } from '../../arbitraries/instants';

dayjs.extend(utc);

const at = (date: string) => Date.parse(`${date}T12:00:00Z`);

describe('hasPremiumChanged', () => {
  const now = at('2026-01-31');

  test('compares the ends of active premium', () => {
    expect(hasPremiumChanged(undefined, at('2026-02-28'), now)).toBe(true);
    expect(hasPremiumChanged(at('2026-02-28'), at('2026-02-28'), now)).toBe(false);
    expect(hasPremiumChanged(at('2026-02-28'), at('2026-03-28'), now)).toBe(true);
  });

  test('ignores ends in the past', () => {
    expect(hasPremiumChanged(at('2025-01-01'), undefined, now)).toBe(false);
    expect(hasPremiumChanged(undefined, at('2025-01-01'), now)).toBe(false);
  });

  const ends = fc.option(instants, { nil: undefined });
  property.prop([ends, ends, instants])(
    'always permits a purchase that extends the seen end',
    (seen, current, moment) => {
      const isSame = Math.max(seen ?? moment, moment) === Math.max(current ?? moment, moment);
      expect(hasPremiumChanged(seen, current, moment)).toBe(!isSame);
    },
  );
});

describe('premiumUntil', () => {
  test('is a month later for ten coins, up to a year', () => {
    expect([PREMIUM_PRICE, PREMIUM_MONTHS, PREMIUM_CAP_MONTHS]).toEqual([10, 1, 12]);
  });

  test('counts from now without premium and after its end', () => {
    expect(premiumUntil(undefined, at('2026-01-31'))).toBe(at('2026-02-28'));
    expect(premiumUntil(at('2025-06-01'), at('2026-01-31'))).toBe(at('2026-02-28'));
  });

  test('counts from the current expiry while premium is active', () => {
    expect(premiumUntil(at('2026-12-15'), at('2026-11-21'))).toBe(at('2027-01-15'));
    expect(premiumUntil(at('2024-01-31'), at('2024-01-01'))).toBe(at('2024-02-29'));
    expect(premiumUntil(5, 5)).toBe(premiumUntil(undefined, 5));
  });

  test('T24: allows a year from now, and not a millisecond more', () => {
    expect(isBeyondPremiumCap(at('2027-11-21'), at('2026-11-21'))).toBe(false);
    expect(isBeyondPremiumCap(at('2027-11-21') + 1, at('2026-11-21'))).toBe(true);
    expect(isBeyondPremiumCap(at('2025-02-28'), at('2024-02-29'))).toBe(false);
    expect(isBeyondPremiumCap(at('2025-02-28') + 1, at('2024-02-29'))).toBe(true);
  });

  property.prop([fc.option(instants, { nil: undefined }), instants])(
    'T24: always agrees with dayjs',
    (current, now) => {
      const from = current === undefined || current < now ? now : current;
      expect(premiumUntil(current, now)).toBe(dayjs.utc(from).add(1, 'month').valueOf());
    },
  );

  property.prop([fc.option(instants, { nil: undefined }), instants])('never moves the expiry back', (current, now) => {
    const until = premiumUntil(current, now);
    expect(until).toBeGreaterThan(now);
    expect(until).toBeGreaterThan(current ?? now);
    expect(until - Math.max(current ?? now, now)).toBeLessThanOrEqual(31 * 86_400_000);
    expect(until - Math.max(current ?? now, now)).toBeGreaterThanOrEqual(28 * 86_400_000);
  });
});

dayjs.extend(utc);

const NOW = Date.parse('2026-11-21T09:00:00Z');
const DAY = 86_400_000;
const buyer = { signedIn: true, balance: 200, busy: false };
const inMonths = (months: number) => dayjs.utc(NOW).add(months, 'month').valueOf();

/** Model: coins, the end of premium, and the time. */
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

describe('buyPremium', () => {
  test('costs ten coins and adds a month', () => {
    expect(buyPremium({ ...buyer, balance: 10 }, undefined, NOW)).toEqual({
      ok: true,
      value: { until: inMonths(1), left: 0 },
    });
  });

  test('is refused without a login, during another purchase, and with nine coins', () => {
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

  test('is refused if it would end more than a year from now, at any balance', () => {
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

  property.prop([commands])('is always the only way to extend premium', (run) => {
    fc.modelRun(() => ({ model: { now: NOW, coins: 200, end: 0 }, real: { until: undefined, balance: 200 } }), run);
  });
});

dayjs.extend(utc);

const later = (from: string, months: number) => new Date(calendarMonthsLater(Date.parse(from), months)).toISOString();

describe('calendarMonthsLater', () => {
  test.each([
    ['2026-03-15T10:20:30.456Z', 1, '2026-04-15T10:20:30.456Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2024-01-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
    ['2100-01-30T00:00:00.000Z', 1, '2100-02-28T00:00:00.000Z'],
    ['2026-08-31T12:00:00.000Z', 1, '2026-09-30T12:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 1, '2027-01-31T12:00:00.000Z'],
    ['2026-11-30T12:00:00.000Z', 3, '2027-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 12, '2025-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 48, '2028-02-29T12:00:00.000Z'],
    ['2026-05-05T05:05:05.005Z', 0, '2026-05-05T05:05:05.005Z'],
  ])('after %s, %i of them, is %s', (from, months, expected) => {
    expect(later(from, months)).toBe(expected);
  });

  property.prop([instants, fc.nat(24)])('always agrees with dayjs', (from, months) => {
    expect(calendarMonthsLater(from, months)).toBe(dayjs.utc(from).add(months, 'month').valueOf());
  });

  property.prop([instants, instants, fc.nat(24)])('never changes the order of two times', (one, other, months) => {
    const [early, late] = one < other ? [one, other] : [other, one];
    const apart = calendarMonthsLater(late, months) - calendarMonthsLater(early, months);
    // Two days of a long month can become the same last day of a short one, where the time of day decides.
    if (new Date(early).toISOString().slice(11) <= new Date(late).toISOString().slice(11))
      expect(apart).toBeGreaterThanOrEqual(0);
    else expect(apart).toBeGreaterThan(-86_400_000);
  });
});
