import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { changeSubscription, mailSenders } from '../../../src/domain/subscriptions/mail-subscription';

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
