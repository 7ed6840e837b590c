import { describe, expect, test } from 'vitest';
import { DeferredRealtime } from '../../../src/adapters/websocket/deferred-realtime';
import type { RealtimeEvent } from '../../../src/application/realtime/realtime.port';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function realtimeWith(load?: () => Promise<never>) {
  const heard: RealtimeEvent[] = [];
  const warnings: string[] = [];
  const listeners = new Set<(event: RealtimeEvent) => void>();
  const real = {
    listen: (_channel: string, hear: (event: RealtimeEvent) => void) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
  const deferred = new DeferredRealtime(load ?? (() => Promise.resolve(real)), { warn: (text) => warnings.push(text) });
  return { deferred, heard, warnings, listeners };
}

describe('DeferredRealtime', () => {
  test('listens once its script is there, and stops when it is told to', async () => {
    const { deferred, heard, listeners } = realtimeWith();
    const stop = deferred.listen('a', (event) => heard.push(event));
    await settled();
    for (const hear of listeners) hear({ name: '.x', payload: 1 });
    expect(heard).toEqual([{ name: '.x', payload: 1 }]);
    stop();
    expect(listeners.size).toBe(0);
  });

  test('never listens for somebody who left while the script was coming', async () => {
    const { deferred, listeners } = realtimeWith();
    deferred.listen('a', () => undefined)();
    await settled();
    expect(listeners.size).toBe(0);
  });

  test('only warns when its script cannot be loaded', async () => {
    const { deferred, warnings } = realtimeWith(() => Promise.reject(new Error('offline')));
    deferred.listen('a', () => undefined);
    await settled();
    expect(warnings).toHaveLength(1);
  });
});
