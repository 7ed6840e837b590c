import { fc, test, test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { changeSubscription, digestWeek, mailSenders } from '../../../src/domain/subscriptions/mail-subscription';

const changes = fc.constantFrom('subscribe' as const, 'unsubscribe', 'toggle');

describe('changeSubscription', () => {
  test('accepts a game or its developer as the sender', () => {
    expect(mailSenders).toEqual(['game', 'developer']);
  });

  test.each([
    [false, 'subscribe', true, true],
    [true, 'subscribe', true, false],
    [false, 'unsubscribe', false, false],
    [true, 'unsubscribe', false, false],
    [false, 'toggle', true, true],
    [true, 'toggle', false, false],
  ] as const)('from %s becomes by %s %s, and asks the player: %s', (before, change, subscribed, asksPlayer) => {
    expect(changeSubscription(before, change)).toEqual({ subscribed, asksPlayer });
  });

  test.prop([fc.boolean(), fc.array(changes)])(
    'never starts a subscription without asking the player',
    (start, steps) => {
      let subscribed = start;
      for (const step of steps) {
        const changed = changeSubscription(subscribed, step);
        expect(changed.asksPlayer).toBe(!subscribed && changed.subscribed);
        subscribed = changed.subscribed;
      }
    },
  );
});

const at = (text: string) => Date.parse(text);
const WEEK = 7 * 24 * 60 * 60 * 1000;

describe('digestWeek', () => {
  test('starts on Monday at eight, UTC, and stays open for two days', () => {
    const week = { from: at('2026-11-16T08:00:00Z'), until: at('2026-11-23T08:00:00Z') };
    expect(digestWeek(at('2026-11-23T07:59:59Z'))).toBeUndefined();
    expect(digestWeek(at('2026-11-23T08:00:00Z'))).toEqual(week);
    expect(digestWeek(at('2026-11-25T07:59:59Z'))).toEqual(week);
    expect(digestWeek(at('2026-11-25T08:00:00Z'))).toBeUndefined();
  });

  propertyTest.prop([fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })])(
    'is always a whole week that has ended, on a Monday at eight',
    (date) => {
      const week = digestWeek(date.getTime());
      if (!week) return;
      expect(week.until - week.from).toBe(WEEK);
      expect(week.until).toBeLessThanOrEqual(date.getTime());
      const end = new Date(week.until);
      expect([end.getUTCDay(), end.toISOString().slice(11)]).toEqual([1, '08:00:00.000Z']);
    },
  );
});
