import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { grantedOf, RequestCount, shareOf } from '../../../../server/platform/http/request-share';

/** A shared counter in memory. It answers only while it is reachable. */
function counter() {
  let total = 0;
  let statements = 0;
  const reachable = { current: true };
  return {
    reachable,
    statements: () => statements,
    add: async (amount: number): Promise<number | undefined> => {
      if (!reachable.current) return undefined;
      statements += 1;
      return (total += amount);
    },
  };
}

async function passed(count: RequestCount, requests: number): Promise<number> {
  let sum = 0;
  for (let sent = 0; sent < requests; sent += 1) sum += (await count.take()) ? 1 : 0;
  return sum;
}

const maxima = fc.integer({ min: 1, max: 400 });
const serverCounts = fc.integer({ min: 1, max: 12 });

describe('shareOf', () => {
  test('gives a single server the whole limit', () => {
    expect(shareOf(300, 1)).toMatchObject({ own: 300, shared: 0 });
  });

  test('gives three servers a tenth between them and shares the rest', () => {
    expect(shareOf(300, 3)).toMatchObject({ own: 10, shared: 270, chunk: 10 });
    expect(shareOf(20, 3)).toMatchObject({ own: 0, shared: 20, chunk: 1 });
  });

  property.prop([maxima, serverCounts])('always divides the whole limit', (max, servers) => {
    const { own, shared } = shareOf(max, servers);
    expect(own * servers + shared).toBe(max);
  });
});

test('grantedOf grants the rest of the shared part and then nothing', () => {
  const share = { shared: 25, chunk: 10 };
  expect([10, 20, 30, 40].map((total) => grantedOf(total, share))).toEqual([10, 10, 5, 0]);
});

describe('RequestCount', () => {
  property.prop([
    fc.scheduler(),
    maxima,
    serverCounts,
    fc.array(fc.nat({ max: 11 }), { minLength: 1, maxLength: 300 }),
    fc.infiniteStream(fc.boolean()),
  ])(
    'servers together never pass more than the limit, for any interleaving',
    async (scheduler, max, servers, requests, ids) => {
      const { add } = counter();
      const answer = scheduler.scheduleFunction(add);
      const counts = Array.from({ length: servers }, () => new RequestCount(shareOf(max, servers), answer));
      const all: Promise<boolean>[] = [];
      const wanted = scheduler.scheduleSequence(
        requests.map((at, index) => ({
          label: `request ${String(index)}`,
          builder: async () => {
            const times = ids.next().value ? 7 : 1;
            for (let time = 0; time < times; time += 1) {
              const count = counts[at % servers];
              if (count) all.push(Promise.resolve(count.take()));
            }
          },
        })),
      );
      await scheduler.waitIdle();
      expect((await wanted.task).done).toBe(true);
      const sum = (await Promise.all(all)).filter(Boolean).length;
      expect(sum).toBeLessThanOrEqual(max);
      if (servers === 1) expect(sum).toBe(Math.min(max, all.length));
    },
  );

  property.prop([maxima, serverCounts])(
    'a caller on one of many servers always gets at least 90% of the limit',
    async (max, servers) => {
      const count = new RequestCount(shareOf(max, servers), counter().add);
      expect(await passed(count, max + 50)).toBeGreaterThanOrEqual(0.9 * max);
    },
  );

  test('asks the shared counter once for many requests', async () => {
    const { add, statements } = counter();
    const count = new RequestCount(shareOf(300, 3), add);
    expect(await passed(count, 10)).toBe(10);
    expect(statements()).toBe(0);
    expect(await passed(count, 1000)).toBe(270);
    expect(statements()).toBe(28);
  });

  test('passes an equal part of the limit without the shared counter', async () => {
    const { add, reachable } = counter();
    reachable.current = false;
    const counts = [0, 1, 2].map(() => new RequestCount(shareOf(300, 3), add));
    expect(await Promise.all(counts.map((count) => passed(count, 1000)))).toEqual([100, 100, 100]);
    expect(await passed(new RequestCount(shareOf(2, 3), add), 5)).toBe(1);
  });

  test('stays at an equal part of the limit in the window in which the shared counter was away', async () => {
    const { add, reachable } = counter();
    const count = new RequestCount(shareOf(300, 3), add);
    reachable.current = false;
    expect(await passed(count, 90)).toBe(90);
    reachable.current = true;
    expect(await passed(count, 90)).toBe(10);
  });
});
