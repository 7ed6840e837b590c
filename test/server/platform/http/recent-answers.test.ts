import { beforeEach, describe, expect, test } from 'vitest';
import { RecentAnswers } from '../../../../server/platform/http/recent-answers';
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
});
