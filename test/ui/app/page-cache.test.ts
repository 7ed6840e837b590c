// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { loaded } from '../../../src/ui/app/load';
import type { Ask } from '../../../src/ui/app/page-answer';
import { wording } from '../../../src/ui/app/page-answer';
import { PageCache } from '../../../src/ui/app/page-cache';
import { FakeClock } from '../../fakes/fake-clock';

const still = new AbortController().signal;

function setUp(bound = 40) {
  const clock = new FakeClock();
  const replace = vi.fn();
  const seen = new PageCache(clock, { replace }, bound);
  const read = (address: string, ask: Ask) => seen.read(address, ask, wording, still);
  return { clock, replace, seen, read };
}

const says = (answer: unknown) => vi.fn(async () => answer);

const refused = (status: number): ApiFailure => ({
  kind: 'rejected',
  status,
  message: 'No.',
  debug: '',
  fields: {},
  retryAfter: undefined,
});

const fails = (error: ApiFailure) => vi.fn(async () => loaded({ ok: false, error }));

/** Waits until all pending microtasks are done. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('PageCache.read', () => {
  test('returns the cached answer, revalidates it and replaces it by a different one', async () => {
    const { seen, read, replace } = setUp();
    const first = { total: 1 };
    expect(await read('/a', says(first))).toBe(first);
    const again = says({ total: 2 });
    expect(await read('/a', again)).toBe(first);
    await settle();
    expect(replace).toHaveBeenCalledExactlyOnceWith(first);
    const third = says({ total: 3 });
    expect(await seen.read('/a', third, wording, still)).toEqual({ total: 2 });
    expect(third).not.toHaveBeenCalled();
  });

  test('keeps the same object for an equal answer', async () => {
    const { read, replace } = setUp();
    const first = { total: 1 };
    await read('/a', says(first));
    await read('/a', says({ total: 1 }));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ total: 1 }))).toBe(first);
  });

  test('runs one revalidation at a time', async () => {
    const { read } = setUp();
    await read('/a', says({}));
    const never = vi.fn(() => new Promise(() => undefined));
    await read('/a', never);
    await read('/a', never);
    expect(never).toHaveBeenCalledTimes(1);
  });

  test.each([refused(500), refused(429), { kind: 'network' } as const])('survives the failure %o', async (failure) => {
    const { read, replace } = setUp();
    const first = { total: 1 };
    await read('/a', says(first));
    await read('/a', fails(failure));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({}))).toBe(first);
  });

  test.each([401, 403, 404, 410])('drops the cached answer after the status %i', async (status) => {
    const { read, replace } = setUp();
    await read('/a', says({ total: 1 }));
    await read('/a', fails(refused(status)));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    await expect(read('/a', fails(refused(status)))).rejects.toMatchObject({ status });
  });
});

describe('PageCache cache', () => {
  test.each([
    ['a redirect', new Response(null, { status: 302 })],
    ['an answer with a status of its own', { type: 'DataWithResponseInit', data: {}, init: { status: 500 } }],
    ['a failed search', { outcome: { kind: 'failed', status: 500 } }],
    ['a failed list', { genres: undefined, list: { kind: 'failed', message: 'No.' } }],
    ['nothing', null],
  ])('does not store %s', async (_what, answer) => {
    const { read } = setUp();
    await read('/a', says(answer));
    const again = says({ total: 1 });
    expect(await read('/a', again)).toEqual({ total: 1 });
  });

  test('does not store the answer of an aborted load', async () => {
    const { seen, read } = setUp();
    const control = new AbortController();
    const pending = seen.read(
      '/a',
      async () => {
        control.abort();
        return { total: 1 };
      },
      wording,
      control.signal,
    );
    await pending;
    expect(await read('/a', says({ total: 2 }))).toEqual({ total: 2 });
  });

  test('evicts the least recently used page first', async () => {
    const { read } = setUp(2);
    for (const address of ['/a', '/b', '/a', '/c']) await read(address, says({ address }));
    await settle();
    const asked = says({ address: 'new' });
    expect(await read('/a', asked)).toEqual({ address: '/a' });
    expect(await read('/b', says({ address: 'new' }))).toEqual({ address: 'new' });
  });

  test('is cleared, with pending calls, after a change of the visitor', async () => {
    const { seen, read, replace } = setUp();
    await read('/a', says({ of: 'one' }));
    let respond: (answer: unknown) => void = () => undefined;
    const signals: AbortSignal[] = [];
    await read('/a', (signal) => {
      signals.push(signal);
      return new Promise((resolve) => (respond = resolve));
    });
    seen.clear();
    respond({ of: 'one again' });
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ of: 'two' }))).toEqual({ of: 'two' });
  });
});

describe('PageCache.forget', () => {
  test('reloads the page and discards pending answers', async () => {
    const { seen, read, replace } = setUp();
    await read('/a', says({ reviews: 1 }));
    await read('/b', says({ reviews: 5 }));
    let respond: (answer: unknown) => void = () => undefined;
    await read('/a', () => new Promise((resolve) => (respond = resolve)));
    seen.forget((address) => address === '/a');
    respond({ reviews: 1, pending: true });
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ reviews: 2 }))).toEqual({ reviews: 2 });
    expect(await read('/b', says({ reviews: 6 }))).toEqual({ reviews: 5 });
  });
});

describe('PageCache.refresh', () => {
  test('serves a visit within ten seconds without another call', async () => {
    const { seen, read } = setUp();
    seen.refresh('/a', says({ total: 1 }), wording);
    await settle();
    const ask = says({ total: 2 });
    expect(await read('/a', ask)).toEqual({ total: 1 });
    expect(ask).not.toHaveBeenCalled();
    expect(await read('/a', ask)).toEqual({ total: 1 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('revalidates on a later visit', async () => {
    const { clock, seen, read } = setUp();
    seen.refresh('/a', says({ total: 1 }), wording);
    await settle();
    clock.advance(10_000);
    const ask = says({ total: 1 });
    await read('/a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('cannot be cancelled once a visit waits for it', async () => {
    const { seen, read } = setUp();
    let respond: (answer: unknown) => void = () => undefined;
    const ahead = seen.refresh('/a', () => new Promise((resolve) => (respond = resolve)), wording);
    const ask = says({ total: 2 });
    const visit = read('/a', ask);
    ahead.cancel();
    respond({ total: 1 });
    expect(await visit).toEqual({ total: 1 });
    expect(ask).not.toHaveBeenCalled();
  });

  test('lets the visit load the page itself after a failure', async () => {
    const { seen, read } = setUp();
    seen.refresh('/a', fails({ kind: 'network' }), wording);
    expect(await read('/a', says({ total: 2 }))).toEqual({ total: 2 });
  });

  test('stores nothing once it is cancelled', async () => {
    const { seen, read } = setUp();
    const { cancel, ended } = seen.refresh('/a', says({ total: 1 }), wording);
    cancel();
    await ended;
    expect(await read('/a', says({ total: 2 }))).toEqual({ total: 2 });
  });
});

interface Answer {
  readonly number: number;
}

const step = fc.constantFrom('read', 'ask', 'ahead', 'clear');

describe('PageCache', () => {
  property.prop([fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 8 })])(
    'always stores the newest answer, and never one from before the last clear',
    async (scheduler, steps) => {
      const { seen } = setUp();
      const came: number[] = [];
      let asked = 0;
      let forgotten = 0;
      const ask: Ask = async (signal) => {
        const number = ++asked;
        await scheduler.schedule(Promise.resolve());
        if (!signal.aborted) came.push(number);
        return { number } satisfies Answer;
      };
      for (const next of steps) {
        if (next === 'read') void seen.read('/a', ask, wording, still);
        if (next === 'ask') void seen.ask('/a', ask, still);
        if (next === 'ahead') seen.refresh('/a', ask, wording);
        if (next === 'clear') {
          seen.clear();
          forgotten = asked;
        }
        if (asked % 2 === 1 && scheduler.count() > 0) await scheduler.waitOne();
      }
      await scheduler.waitAll();
      await settle();
      const newest = Math.max(0, ...came.filter((number) => number > forgotten));
      const probe = { number: -1 };
      const shown = (await seen.read('/a', async () => probe, wording, still)) as Answer;
      expect(shown.number).toBe(newest === 0 ? -1 : newest);
    },
  );
});
