import { fc, test, test as propertyTest } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  changeSubscription,
  mailSenders,
  digestWeek,
  parseSenderId,
  SENDER_ID,
  SENDER_ID_MAX,
  senderId,
} from '../../../src/domain/subscriptions/mail-subscription';

const changes = fc.constantFrom('subscribe' as const, 'unsubscribe', 'toggle');

describe('a mail subscription', () => {
  test('is to a game or to its developer', () => {
    expect(mailSenders).toEqual(['game', 'developer']);
  });

  test.each([
    [false, 'subscribe', true, true],
    [true, 'subscribe', true, false],
    [false, 'unsubscribe', false, false],
    [true, 'unsubscribe', false, false],
    [false, 'toggle', true, true],
    [true, 'toggle', false, false],
  ] as const)(
    'that stands at %s becomes by %s %s, and asks the player: %s',
    (before, change, subscribed, asksPlayer) => {
      expect(changeSubscription(before, change)).toEqual({ subscribed, asksPlayer });
    },
  );

  test.prop([fc.boolean(), fc.array(changes)])('never begins without asking the player', (start, steps) => {
    let subscribed = start;
    for (const step of steps) {
      const changed = changeSubscription(subscribed, step);
      expect(changed.asksPlayer).toBe(!subscribed && changed.subscribed);
      subscribed = changed.subscribed;
    }
  });
});

const at = (text: string) => Date.parse(text);
const WEEK = 7 * 24 * 60 * 60 * 1000;

describe('digestWeek', () => {
  test('begins on Monday at eight, UTC, and stays open for two days', () => {
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

describe('the id of a sender', () => {
  test('says whether it is a game or a developer', () => {
    expect(senderId({ sender: 'game', slug: 'lantern-drift' })).toBe('game:lantern-drift');
    expect(senderId({ sender: 'developer', slug: 'paper-moon' })).toBe('dev:paper-moon');
    expect(parseSenderId('dev:game')).toEqual({ sender: 'developer', slug: 'game' });
  });

  test('has one form', () => {
    for (const text of ['lantern-drift', 'game:', 'user:nova', 'game:a:b', 'GAME:a', ' game:a', 'game:../a'])
      expect(SENDER_ID.test(text)).toBe(false);
  });

  const slug = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/);
  test.prop([fc.constantFrom(...mailSenders), slug])('is always read back as it was written', (sender, name) => {
    const id = senderId({ sender, slug: name });
    expect(SENDER_ID.test(id) && id.length <= SENDER_ID_MAX).toBe(true);
    expect(parseSenderId(id)).toEqual({ sender, slug: name });
  });
});
