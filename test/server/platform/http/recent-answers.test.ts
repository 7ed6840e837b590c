import { beforeEach, describe, expect, test } from 'vitest';
import { RecentAnswers, staleWhileRevalidate } from '../../../../server/platform/http/recent-answers';
import { FakeServerClock } from '../../support/fake-server-clock';

const clock = new FakeServerClock();
let asked = 0;
const asking = (ok = true) => {
  asked += 1;
  return Promise.resolve({ ok, number: asked });
};

beforeEach(() => {
  asked = 0;
});

describe('RecentAnswers', () => {
  test('returns an answer again for one second from the request, then computes a new one', async () => {
    const recent = new RecentAnswers<{ ok: boolean; number: number }>(clock);
    const ask = () => recent.take('/a', () => asking()).then(({ number }) => number);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    clock.advance(999);
    expect(await ask()).toBe(1);
    clock.advance(1);
    expect(await ask()).toBe(2);
    expect((await recent.take('/b', () => asking())).number).toBe(3);
  });

  test('does not store refusals and errors', async () => {
    const recent = new RecentAnswers<{ ok: boolean; number: number }>(clock);
    await recent.take('/a', () => asking(false));
    expect((await recent.take('/a', () => asking())).number).toBe(2);
    await expect(recent.take('/c', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await recent.take('/c', () => asking())).number).toBe(3);
  });

  test('stores a hundred answers at most', async () => {
    const recent = new RecentAnswers<{ ok: boolean; number: number }>(clock);
    for (let number = 0; number <= 100; number += 1) await recent.take(`/${number}`, () => asking());
    await recent.take('/100', () => asking());
    expect(asked).toBe(101);
    await recent.take('/0', () => asking());
    expect(asked).toBe(102);
  });

  describe('with askedAgain', () => {
    const recentAnswers = () => new RecentAnswers<{ ok: boolean; number: number }>(clock, { askedAgain: true });

    test('stores the answer to an address from its second request', async () => {
      const recent = recentAnswers();
      const numbers = [];
      for (let count = 0; count < 3; count += 1) numbers.push((await recent.take('/a', () => asking())).number);
      expect(numbers).toEqual([1, 2, 2]);
      expect(recent.known('/a')).toEqual({ ok: true, number: 2 });
    });

    test('stores an answer that a second request waited for', async () => {
      const recent = recentAnswers();
      await Promise.all([recent.take('/a', () => asking()), recent.take('/a', () => asking())]);
      expect(recent.known('/a')).toEqual({ ok: true, number: 1 });
    });

    test('does not store answers to addresses that are asked for once', async () => {
      const recent = recentAnswers();
      for (let number = 0; number <= 1000; number += 1) await recent.take(`/${number}`, () => asking());
      expect(recent.known('/1000')).toBeUndefined();
      await recent.take('/0', () => asking());
      expect(recent.known('/0')).toBeUndefined();
    });
  });

  test('known returns a stored answer until it is a second old', async () => {
    const recent = new RecentAnswers<{ ok: boolean; number: number }>(clock);
    const waiting = recent.take('/a', () => asking());
    expect(recent.known('/a')).toBeUndefined();
    await waiting;
    expect(recent.known('/a')).toEqual({ ok: true, number: 1 });
    clock.advance(1000);
    expect(recent.known('/a')).toBeUndefined();
  });

  describe('with staleWhileRevalidate', () => {
    const number = ({ number: value }: { number: number }) => value;
    const slow = () => {
      let finish = (_ok: boolean): void => {};
      const answer = new Promise<{ ok: boolean; number: number }>((resolve) => {
        finish = (ok) => resolve({ ok, number: 2 });
      });
      return { ask: () => answer, finish };
    };
    const stored = async () => {
      const recent = new RecentAnswers<{ ok: boolean; number: number }>(clock, staleWhileRevalidate);
      await recent.take('/a', () => asking());
      return recent;
    };

    test('returns the old answer for one more second while the new one is computed', async () => {
      const recent = await stored();
      const { ask, finish } = slow();
      clock.advance(1000);
      expect(number(await recent.take('/a', ask))).toBe(1);
      clock.advance(999);
      expect(number(await recent.take('/a', () => asking()))).toBe(1);
      finish(true);
      await new Promise(setImmediate);
      expect(number(await recent.take('/a', () => asking()))).toBe(2);
      expect(asked).toBe(1);
    });

    test('never returns an answer that is two seconds old', async () => {
      const recent = await stored();
      const { ask, finish } = slow();
      clock.advance(1999);
      expect(number(await recent.take('/a', ask))).toBe(1);
      clock.advance(1);
      const waiting = recent.take('/a', ask);
      finish(true);
      expect(number(await waiting)).toBe(2);
      clock.advance(2000);
      expect(number(await recent.take('/a', () => Promise.resolve({ ok: true, number: 3 })))).toBe(3);
    });

    test('forgets the old answer when the new one is a refusal or an error', async () => {
      for (const failing of [() => asking(false), () => Promise.reject(new Error('away'))]) {
        const recent = await stored();
        clock.advance(1000);
        await recent.take('/a', failing);
        await new Promise(setImmediate);
        expect(number(await recent.take('/a', () => Promise.resolve({ ok: true, number: 9 })))).toBe(9);
      }
    });

    test('passes the stored answer to the computation that replaces it', async () => {
      const recent = await stored();
      clock.advance(5000);
      const seen: unknown[] = [];
      await recent.take('/a', (replaced) => {
        seen.push(replaced);
        return asking();
      });
      expect(seen).toEqual([{ ok: true, number: 1 }]);
    });
  });
});
