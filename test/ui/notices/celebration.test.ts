// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { Celebration } from '../../../src/ui/notices/celebration';
import { FakeClock } from '../../fakes/fake-clock';

describe('confetti', () => {
  test('flies for four seconds', async () => {
    const clock = new FakeClock();
    const fire = vi.fn();
    new Celebration(clock, () => Promise.resolve(fire)).start();
    await Promise.resolve();
    clock.advance(4000);
    const fired = fire.mock.calls.length;
    expect(fired).toBeGreaterThan(8);
    clock.advance(10_000);
    expect(fire).toHaveBeenCalledTimes(fired);
    expect(clock.pending).toBe(0);
  });

  test('ends with its toast', async () => {
    const clock = new FakeClock();
    const fire = vi.fn();
    const stop = new Celebration(clock, () => Promise.resolve(fire)).start();
    await Promise.resolve();
    stop();
    clock.advance(4000);
    expect(fire).not.toHaveBeenCalled();
  });

  test('is left out when its script does not come', async () => {
    const clock = new FakeClock();
    new Celebration(clock, () => Promise.reject(new Error('offline'))).start();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(clock.pending).toBe(0);
  });
});
