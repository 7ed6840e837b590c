// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { loaded } from '../../../src/ui/app/load';
import type { Ask } from '../../../src/ui/app/page-answer';
import { wording } from '../../../src/ui/app/page-answer';
import { SeenPages } from '../../../src/ui/app/seen-pages';
import { FakeClock } from '../../fakes/fake-clock';

const still = new AbortController().signal;

function house(bound = 40) {
  const clock = new FakeClock();
  const replace = vi.fn();
  const seen = new SeenPages(clock, { replace }, bound);
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

/** Lets everything happen that only waits for what has happened. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a page that was seen', () => {
  test('is there at once while it is asked for again, and is replaced when the answer is another', async () => {
    const { seen, read, replace } = house();
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

  test('stays the very same when the answer says the same', async () => {
    const { read, replace } = house();
    const first = { total: 1 };
    await read('/a', says(first));
    await read('/a', says({ total: 1 }));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ total: 1 }))).toBe(first);
  });

  test('is asked for once at a time behind it', async () => {
    const { read } = house();
    await read('/a', says({}));
    const never = vi.fn(() => new Promise(() => undefined));
    await read('/a', never);
    await read('/a', never);
    expect(never).toHaveBeenCalledTimes(1);
  });

  test.each([refused(500), refused(429), { kind: 'network' } as const])('survives a failure: %o', async (failure) => {
    const { read, replace } = house();
    const first = { total: 1 };
    await read('/a', says(first));
    await read('/a', fails(failure));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({}))).toBe(first);
  });

  test.each([401, 403, 404, 410])('is shown no more once the server says %i', async (status) => {
    const { read, replace } = house();
    await read('/a', says({ total: 1 }));
    await read('/a', fails(refused(status)));
    await settle();
    expect(replace).not.toHaveBeenCalled();
    await expect(read('/a', fails(refused(status)))).rejects.toMatchObject({ status });
  });
});

describe('what is kept', () => {
  test.each([
    ['a redirect', new Response(null, { status: 302 })],
    ['an answer with a status of its own', { type: 'DataWithResponseInit', data: {}, init: { status: 500 } }],
    ['a failed search', { outcome: { kind: 'failed', status: 500 } }],
    ['a failed list', { genres: undefined, list: { kind: 'failed', message: 'No.' } }],
    ['nothing', null],
  ])('is not %s', async (_what, answer) => {
    const { read } = house();
    await read('/a', says(answer));
    const again = says({ total: 1 });
    expect(await read('/a', again)).toEqual({ total: 1 });
  });

  test('is no answer of a load that was given up', async () => {
    const { seen, read } = house();
    const control = new AbortController();
    const late = seen.read(
      '/a',
      async () => {
        control.abort();
        return { total: 1 };
      },
      wording,
      control.signal,
    );
    await late;
    expect(await read('/a', says({ total: 2 }))).toEqual({ total: 2 });
  });

  test('is bounded: what was looked at longest ago goes first', async () => {
    const { read } = house(2);
    for (const address of ['/a', '/b', '/a', '/c']) await read(address, says({ address }));
    await settle();
    const asked = says({ address: 'new' });
    expect(await read('/a', asked)).toEqual({ address: '/a' });
    expect(await read('/b', says({ address: 'new' }))).toEqual({ address: 'new' });
  });

  test('is forgotten with what is on its way when somebody else asks', async () => {
    const { seen, read, replace } = house();
    await read('/a', says({ of: 'one' }));
    let told: (answer: unknown) => void = () => undefined;
    const signals: AbortSignal[] = [];
    await read('/a', (signal) => {
      signals.push(signal);
      return new Promise((resolve) => (told = resolve));
    });
    seen.clear();
    told({ of: 'one again' });
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ of: 'two' }))).toEqual({ of: 'two' });
  });
});

describe('a page that its visitor has changed', () => {
  test('is asked for anew, and what was on its way counts no more', async () => {
    const { seen, read, replace } = house();
    await read('/a', says({ reviews: 1 }));
    await read('/b', says({ reviews: 5 }));
    let told: (answer: unknown) => void = () => undefined;
    await read('/a', () => new Promise((resolve) => (told = resolve)));
    seen.forget((address) => address === '/a');
    told({ reviews: 1, late: true });
    await settle();
    expect(replace).not.toHaveBeenCalled();
    expect(await read('/a', says({ reviews: 2 }))).toEqual({ reviews: 2 });
    expect(await read('/b', says({ reviews: 6 }))).toEqual({ reviews: 5 });
  });
});

describe('a page that is fetched ahead', () => {
  test('is not asked for again by the visit that comes within ten seconds', async () => {
    const { seen, read } = house();
    seen.refresh('/a', says({ total: 1 }), wording);
    await settle();
    const ask = says({ total: 2 });
    expect(await read('/a', ask)).toEqual({ total: 1 });
    expect(ask).not.toHaveBeenCalled();
    expect(await read('/a', ask)).toEqual({ total: 1 });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is asked for again by one that comes later', async () => {
    const { clock, seen, read } = house();
    seen.refresh('/a', says({ total: 1 }), wording);
    await settle();
    clock.advance(10_000);
    const ask = says({ total: 1 });
    await read('/a', ask);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is waited for by a visit that comes before it, and is then not given up', async () => {
    const { seen, read } = house();
    let told: (answer: unknown) => void = () => undefined;
    const ahead = seen.refresh('/a', () => new Promise((resolve) => (told = resolve)), wording);
    const ask = says({ total: 2 });
    const visit = read('/a', ask);
    ahead.cancel();
    told({ total: 1 });
    expect(await visit).toEqual({ total: 1 });
    expect(ask).not.toHaveBeenCalled();
  });

  test('is asked for by the visit itself when it fails', async () => {
    const { seen, read } = house();
    seen.refresh('/a', fails({ kind: 'network' }), wording);
    expect(await read('/a', says({ total: 2 }))).toEqual({ total: 2 });
  });

  test('writes nothing once it is given up', async () => {
    const { seen, read } = house();
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

describe('any order of answers', () => {
  property.prop([fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 8 })])(
    'leaves the newest one that came, and nothing from before the last change of who asks',
    async (scheduler, steps) => {
      const { seen } = house();
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
