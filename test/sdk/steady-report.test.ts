import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { HolocadeError } from '../../sdk/holocade-error';
import { steadyReport } from '../../sdk/steady-report';
import type { BridgeErrorCode } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';

function reporting(code: BridgeErrorCode = 'err_too_many_requests') {
  const state = { busy: false, received: [] as string[], attempts: 0 };
  const send = (signal: string) => {
    state.attempts += 1;
    if (state.busy) return Promise.reject(new HolocadeError(bridgeError(code, 'No.')));
    state.received.push(signal);
    return Promise.resolve();
  };
  return { state, report: steadyReport(send, (latest) => [latest]) };
}

describe('steadyReport', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('sends an accepted signal once', async () => {
    const { state, report } = reporting();
    report('start');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.received).toEqual(['start']);
  });

  test('repeats the latest signal every second after too many calls', async () => {
    const { state, report } = reporting();
    state.busy = true;
    report('visible');
    report('hidden');
    await vi.advanceTimersByTimeAsync(3_500);
    expect(state.attempts).toBe(5);
    state.busy = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.received).toEqual(['hidden']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not repeat a signal that was refused for another reason', async () => {
    const { state, report } = reporting('err_validation');
    state.busy = true;
    report('start');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.attempts).toBe(1);
  });

  test.prop([fc.array(fc.tuple(fc.string(), fc.boolean(), fc.nat({ max: 1_500 })), { minLength: 1 })])(
    'always delivers the latest signal and leaves no timer',
    async (steps) => {
      const { state, report } = reporting();
      for (const [signal, busy, pause] of steps) {
        state.busy = busy;
        report(signal);
        await vi.advanceTimersByTimeAsync(pause);
      }
      state.busy = false;
      await vi.advanceTimersByTimeAsync(2_000);
      expect(state.received.at(-1)).toBe(steps.at(-1)?.[0]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );
});
