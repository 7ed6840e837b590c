import { describe, expect, test } from 'vitest';
import { bridgeLimits } from '../../../src/domain/bridge/bridge-limits';

describe('the limits of the bridge', () => {
  test('are those of decisions §7: 30 calls a second, 64 KiB each, 20 in flight, 10 s; hello and events every 100 ms', () => {
    expect(bridgeLimits).toEqual({
      helloEvery: 100,
      helloFor: 10_000,
      newDocumentEvery: 1_000,
      eventEvery: 100,
      eventFor: 10_000,
      callTimeout: 10_000,
      callsPerWindow: 30,
      callWindow: 1_000,
      callsInFlight: 20,
      messageBytes: 64 * 1024,
      reportBurst: 80,
      reportEvery: 200,
    });
  });
});
