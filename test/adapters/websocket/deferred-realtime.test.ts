import { describe, expect, test } from 'vitest';
import { DeferredRealtime } from '../../../src/adapters/websocket/deferred-realtime';
import { aMessage } from '../../fakes/a-notification';
import { FakeClock } from '../../fakes/fake-clock';
import type { RealtimeEvent } from '../../../src/domain/realtime/realtime-event';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function realtimeWith(load?: () => Promise<never>) {
  const received: RealtimeEvent[] = [];
  const warnings: string[] = [];
  const clock = new FakeClock();
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const real = {
    listen: (_channel: string, notify: (event: RealtimeEvent) => void, joined?: () => void) => {
      listeners.add(notify);
      joined?.();
      return () => void listeners.delete(notify);
    },
  };
  const deferred = new DeferredRealtime(
    load ?? (() => Promise.resolve(real)),
    { warn: (text) => warnings.push(text) },
    clock,
  );
  return { clock, deferred, received, warnings, listeners };
}

describe('DeferredRealtime', () => {
  test('listens once its script is loaded, and stops on cancel', async () => {
    const { deferred, received, listeners } = realtimeWith();
    const stop = deferred.listen('a', (event) => received.push(event));
    await settled();
    const event: RealtimeEvent = { type: 'message-created', message: aMessage() };
    for (const notify of listeners) notify(event);
    expect(received).toEqual([event]);
    stop();
    expect(listeners.size).toBe(0);
  });

  test('reports that the channel is joined', async () => {
    const { deferred } = realtimeWith();
    let joins = 0;
    deferred.listen(
      'a',
      () => undefined,
      () => (joins += 1),
    );
    expect(joins).toBe(0);
    await settled();
    expect(joins).toBe(1);
  });

  test('never listens for a caller who left while the script was loading', async () => {
    const { deferred, listeners } = realtimeWith();
    deferred.listen('a', () => undefined)();
    await settled();
    expect(listeners.size).toBe(0);
  });

  test('warns when its script cannot be loaded, and retries', async () => {
    let tries = 0;
    const { deferred, warnings, clock } = realtimeWith(() => {
      tries += 1;
      return Promise.reject(new Error('offline'));
    });
    const stop = deferred.listen('a', () => undefined);
    await settled();
    expect([tries, warnings.length]).toEqual([1, 1]);
    clock.advance(5000);
    await settled();
    expect(tries).toBe(2);
    stop();
    clock.advance(60_000);
    await settled();
    expect(tries).toBe(2);
  });
});
