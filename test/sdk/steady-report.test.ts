import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { HolocadeError } from '../../sdk/holocade-error';
import { steadyReport } from '../../sdk/steady-report';
import type { BridgeErrorCode } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';

function reporting(code: BridgeErrorCode = 'err_too_many_requests') {
  const state = { busy: false, heard: [] as string[], told: 0 };
  const tell = (signal: string) => {
    state.told += 1;
    if (state.busy) return Promise.reject(new HolocadeError(bridgeError(code, 'No.')));
    state.heard.push(signal);
    return Promise.resolve();
  };
  return { state, report: steadyReport(tell, (latest) => [latest]) };
}

describe('a report that must arrive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is told at once, and once', async () => {
    const { state, report } = reporting();
    report('start');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.heard).toEqual(['start']);
  });

  test('is told again each second while there are too many calls, and the latest wins', async () => {
    const { state, report } = reporting();
    state.busy = true;
    report('visible');
    report('hidden');
    await vi.advanceTimersByTimeAsync(3_500);
    expect(state.told).toBe(5);
    state.busy = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.heard).toEqual(['hidden']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not told again when it was refused for another reason', async () => {
    const { state, report } = reporting('err_validation');
    state.busy = true;
    report('start');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.told).toBe(1);
  });

  test.prop([fc.array(fc.tuple(fc.string(), fc.boolean(), fc.nat({ max: 1_500 })), { minLength: 1 })])(
    'always ends with the latest signal heard, with no timer left',
    async (steps) => {
      const { state, report } = reporting();
      for (const [signal, busy, pause] of steps) {
        state.busy = busy;
        report(signal);
        await vi.advanceTimersByTimeAsync(pause);
      }
      state.busy = false;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(state.heard.at(-1)).toBe(steps.at(-1)?.[0]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
