// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { PageIntent } from '../../../src/ui/app/page-intent';
import type { Ending } from '../../../src/ui/app/page-cache';
import { FakeClock } from '../../fakes/fake-clock';

function setUp() {
  const clock = new FakeClock();
  const running = new Map<string, (ending?: Ending) => void>();
  const cancelled: string[] = [];
  const fetchAhead = vi.fn((address: string) => {
    let end: (ending?: Ending) => void = () => undefined;
    const ended = new Promise<Ending>((resolve) => {
      end = (ending = 'done') => {
        running.delete(address);
        resolve(ending);
      };
    });
    running.set(address, end);
    return {
      ended,
      cancel: () => {
        cancelled.push(address);
        end();
        return true;
      },
    };
  });
  return { clock, running, cancelled, fetchAhead, intent: new PageIntent(clock, fetchAhead) };
}

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('PageIntent', () => {
  test('prefetches a page once the pointer has rested on its link', () => {
    const { clock, fetchAhead, intent } = setUp();
    intent.rested('/a');
    clock.advance(79);
    expect(fetchAhead).not.toHaveBeenCalled();
    clock.advance(1);
    expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/a');
  });

  test('does not prefetch while the pointer only passes over a link', () => {
    const { clock, fetchAhead, intent } = setUp();
    for (const address of ['/a', '/b', '/c']) {
      intent.rested(address);
      clock.advance(50);
      intent.left(address);
    }
    clock.advance(1000);
    expect(fetchAhead).not.toHaveBeenCalled();
    expect(clock.pending).toBe(0);
  });

  test('prefetches at once on a press, and at most once in ten seconds', async () => {
    const { clock, running, fetchAhead, intent } = setUp();
    intent.wanted('/a');
    running.get('/a')?.();
    await settle();
    clock.advance(9_999);
    intent.wanted('/a');
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    clock.advance(1);
    intent.wanted('/a');
    expect(fetchAhead).toHaveBeenCalledTimes(2);
  });

  test('cancels when the link is left, but not during a short lift of the finger', () => {
    const { clock, cancelled, intent } = setUp();
    intent.wanted('/a');
    intent.left('/a');
    clock.advance(299);
    intent.wanted('/a');
    clock.advance(1000);
    expect(cancelled).toEqual([]);
    intent.left('/a');
    clock.advance(300);
    expect(cancelled).toEqual(['/a']);
  });

  test('prefetches a cancelled page again without delay', () => {
    const { clock, fetchAhead, intent } = setUp();
    intent.wanted('/a');
    intent.left('/a');
    clock.advance(300);
    intent.wanted('/a');
    expect(fetchAhead).toHaveBeenCalledTimes(2);
  });

  test('ignores links that are only tabbed through', () => {
    const { clock, fetchAhead, intent } = setUp();
    for (let link = 0; link < 60; link += 1) {
      intent.focused(`/${String(link)}`);
      clock.advance(200);
      intent.left(`/${String(link)}`);
    }
    expect(fetchAhead).not.toHaveBeenCalled();
    intent.focused('/last');
    clock.advance(240);
    expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/last');
  });

  test('lets a followed page load its own data', () => {
    const { clock, fetchAhead, intent } = setUp();
    intent.focused('/a');
    intent.followed();
    clock.advance(1000);
    expect(fetchAhead).not.toHaveBeenCalled();
  });

  test('prefetches at most twenty pages a minute', async () => {
    const { clock, running, fetchAhead, intent } = setUp();
    for (let link = 0; link < 60; link += 1) {
      const address = `/${String(link)}`;
      intent.wanted(address);
      running.get(address)?.();
      await settle();
      clock.advance(500);
    }
    expect(fetchAhead).toHaveBeenCalledTimes(20);
    clock.advance(30_000);
    intent.wanted('/next');
    expect(fetchAhead).toHaveBeenLastCalledWith('/next');
  });

  test('pauses for a minute after a rate limit', async () => {
    const { clock, running, fetchAhead, intent } = setUp();
    intent.wanted('/a');
    running.get('/a')?.('refused');
    await settle();
    clock.advance(59_999);
    intent.wanted('/b');
    expect(fetchAhead).toHaveBeenCalledTimes(1);
    clock.advance(1);
    intent.wanted('/b');
    expect(fetchAhead).toHaveBeenCalledTimes(2);
  });

  test('queues a third page behind two running prefetches', async () => {
    const { running, fetchAhead, intent } = setUp();
    for (const address of ['/a', '/b', '/c', '/d']) intent.wanted(address);
    expect(fetchAhead).toHaveBeenCalledTimes(2);
    running.get('/a')?.();
    await settle();
    expect(fetchAhead).toHaveBeenLastCalledWith('/d');
  });

  test('skips a page that cannot be prefetched', () => {
    const clock = new FakeClock();
    const fetchAhead = vi.fn(() => undefined);
    const intent = new PageIntent(clock, fetchAhead);
    for (const address of ['/x', '/y', '/z']) intent.wanted(address);
    expect(fetchAhead).toHaveBeenCalledTimes(3);
  });

  test('cancels everything on stop', () => {
    const { clock, cancelled, intent } = setUp();
    intent.wanted('/a');
    intent.left('/a');
    intent.rested('/b');
    intent.stop();
    expect(cancelled).toEqual(['/a']);
    expect(clock.pending).toBe(0);
  });
});

const event = fc.tuple(
  fc.constantFrom('rested', 'wanted', 'left', 'ends', 'waits'),
  fc.constantFrom('/a', '/b', '/c', '/d'),
);

property.prop([fc.array(event, { maxLength: 60 })])(
  'PageIntent never runs more than two prefetches',
  async (events) => {
    const { clock, running, intent } = setUp();
    for (const [what, address] of events) {
      if (what === 'ends') running.get(address)?.();
      else if (what === 'waits') clock.advance(120);
      else intent[what](address);
      await settle();
      expect(running.size).toBeLessThanOrEqual(2);
    }
  },
);
