import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { WorkQueue } from '../../../../server/identity/auth/work-queue';

describe('WorkQueue', () => {
  test('runs and queues tasks up to its limits and refuses the rest', async () => {
    const queue = new WorkQueue(2, 1);
    const open: (() => void)[] = [];
    const runs = Array.from({ length: 4 }, () => queue.run(() => new Promise<void>((resolve) => open.push(resolve))));
    expect(open).toHaveLength(2);
    expect(await runs[3]).toEqual({ ok: false, error: 'busy' });
    open[0]?.();
    await runs[0];
    expect(open).toHaveLength(3);
  });

  test('T90: refuses further tasks of an owner with a full share, and queues those of others', async () => {
    const queue = new WorkQueue<string>(1, 3, 2);
    const open: (() => void)[] = [];
    const add = (owner: string) => queue.run(() => new Promise<void>((resolve) => open.push(resolve)), owner);
    const runs = ['north', 'north', 'north', 'north', 'south', 'south'].map(add);
    expect(await runs[3]).toEqual({ ok: false, error: 'busy' });
    // The total is three.
    expect(await runs[5]).toEqual({ ok: false, error: 'busy' });
    for (const at of [0, 1, 2, 4]) {
      open.shift()?.();
      expect(await runs[at]).toEqual({ ok: true, value: undefined });
    }
  });

  test('continues after a failed task', async () => {
    const queue = new WorkQueue(1, 1);
    const failed = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => Promise.resolve(7));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toEqual({ ok: true, value: 7 });
  });

  test.prop([
    fc.integer({ min: 1, max: 4 }),
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 1, max: 20 }),
    fc.scheduler(),
  ])('never exceeds its concurrency, and runs or refuses each task', async (concurrency, waiting, count, scheduler) => {
    const queue = new WorkQueue(concurrency, waiting);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await scheduler.schedule(Promise.resolve());
      running -= 1;
    };
    const runs = Array.from({ length: count }, () => queue.run(work));
    await scheduler.waitFor(Promise.all(runs));
    const outcomes = await Promise.all(runs);
    expect(most).toBe(Math.min(concurrency, count));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(Math.min(count, concurrency + waiting));
  });
});
