import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../src/application/system/deferred';
import { delivered } from '../../fakes/delivered';

const offline = new Error('offline');

/** Creates a deferred value whose loads end one by one, with the number of the load or a failure. */
function setUp() {
  const pending: { readonly resolve: (value: number) => void; readonly reject: (cause: unknown) => void }[] = [];
  const load = vi.fn(() => new Promise<number>((resolve, reject) => pending.push({ resolve, reject })));
  const stop = vi.fn();
  const start = vi.fn((_value: number) => stop);
  const report = vi.fn();
  const open = deferred(load, { start, report });
  const end = async (works: boolean) => {
    const next = pending.shift();
    if (works) next?.resolve(load.mock.calls.length);
    else next?.reject(offline);
    await delivered();
  };
  return { open, load, start, stop, report, end };
}

describe('deferred', () => {
  test('loads nothing before the first use', () => {
    expect(setUp().load).not.toHaveBeenCalled();
  });

  test('loads once for concurrent and later callers', async () => {
    const { open, load, start, end } = setUp();
    const both = Promise.all([open(), open()]);
    await end(true);
    expect([await both, await open()]).toEqual([[1, 1], 1]);
    expect([load.mock.calls.length, start.mock.calls]).toEqual([1, [[1]]]);
  });

  test('rejects and reports a failed load, and loads again with the next use', async () => {
    const { open, report, end } = setUp();
    const first = expect(open()).rejects.toBe(offline);
    await end(false);
    await first;
    expect(report.mock.calls).toEqual([[offline]]);
    const second = open();
    await end(true);
    expect(await second).toBe(2);
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('treats a load that throws at once like a rejected one', async () => {
    const load = vi.fn((): Promise<number> => Promise.resolve(2));
    load.mockImplementationOnce(() => {
      throw offline;
    });
    const open = deferred(load);
    await expect(open()).rejects.toBe(offline);
    expect(await open()).toBe(2);
  });

  test('reports an exception of start once and still provides the value', async () => {
    const { open, load, start, report, end } = setUp();
    start.mockImplementationOnce(() => {
      throw offline;
    });
    const first = open();
    await end(true);
    expect([await first, await open()]).toEqual([1, 1]);
    expect([load.mock.calls.length, report.mock.calls]).toEqual([1, [[offline]]]);
  });

  test('preload starts the load and leaves a failure to the report', async () => {
    const { open, load, report, end } = setUp();
    open.preload();
    await end(false);
    expect(report).toHaveBeenCalledWith(offline);
    open.preload();
    await end(true);
    expect(await open()).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('dispose stops once what the value has started', async () => {
    const { open, stop, end } = setUp();
    open.preload();
    await end(true);
    expect(stop).not.toHaveBeenCalled();
    open.dispose();
    open.dispose();
    expect(stop).toHaveBeenCalledTimes(1);
    await expect(open()).rejects.toThrow('Disposed');
  });

  test('dispose during a load starts nothing and rejects the callers', async () => {
    const { open, start, report, end } = setUp();
    const waiting = expect(open()).rejects.toThrow('Disposed');
    open.dispose();
    await end(true);
    await waiting;
    expect([start.mock.calls.length, report.mock.calls.length]).toEqual([0, 0]);
  });

  test('dispose before the first use prevents every load', async () => {
    const { open, load } = setUp();
    open.dispose();
    open.preload();
    await expect(open()).rejects.toThrow('Disposed');
    expect(load).not.toHaveBeenCalled();
  });
});

const step = fc.constantFrom('use', 'preload', 'work', 'fail', 'dispose');

describe('deferred, in any order of uses, loads and disposal', () => {
  property.prop([fc.array(step, { maxLength: 12 })])(
    'always has one load at most, starts one value at most, and never reports after dispose',
    async (steps) => {
      const { open, load, start, stop, report, end } = setUp();
      let [ended, failures, used, loaded, disposed] = [0, 0, false, false, false];
      for (const next of steps) {
        const running = load.mock.calls.length - ended;
        if (next === 'use') open().catch(() => undefined);
        if (next === 'preload') open.preload();
        if (next === 'use' || next === 'preload') used ||= !disposed;
        if (next === 'dispose') {
          open.dispose();
          disposed = true;
        }
        if ((next === 'work' || next === 'fail') && running > 0) {
          await end(next === 'work');
          ended += 1;
          if (next === 'fail' && !disposed) failures += 1;
          if (next === 'work' && !disposed) loaded = true;
        }
        await delivered();
        expect(load.mock.calls.length - ended).toBeLessThanOrEqual(1);
        expect(load.mock.calls.length > 0).toBe(used);
        expect(start).toHaveBeenCalledTimes(loaded ? 1 : 0);
        expect(stop).toHaveBeenCalledTimes(loaded && disposed ? 1 : 0);
        expect(report).toHaveBeenCalledTimes(failures);
      }
    },
  );

  property.prop([fc.nat({ max: 5 }), fc.integer({ min: 1, max: 5 })])(
    'always loads as often as it failed and once more, however many callers wait',
    async (failures, callers) => {
      const { open, load, end } = setUp();
      for (let round = 0; round <= failures; round += 1) {
        const answers = Promise.allSettled(Array.from({ length: callers }, () => open()));
        const works = round === failures;
        await end(works);
        expect(new Set((await answers).map(({ status }) => status))).toEqual(
          new Set([works ? 'fulfilled' : 'rejected']),
        );
      }
      await open();
      expect(load).toHaveBeenCalledTimes(failures + 1);
    },
  );
});
