// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { AuthModalState } from '../../../src/application/auth/auth-modal-state';
import { Celebration } from '../../../src/ui/notices/celebration';
import { FakeClock } from '../../fakes/fake-clock';

describe('confetti', () => {
  test('flies for four seconds', async () => {
    const clock = new FakeClock();
    const fire = vi.fn();
    new Celebration(clock, new AuthModalState(), () => Promise.resolve(fire)).start();
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
    const stop = new Celebration(clock, new AuthModalState(), () => Promise.resolve(fire)).start();
    await Promise.resolve();
    stop();
    clock.advance(4000);
    expect(fire).not.toHaveBeenCalled();
  });

  test('stops, and what flies is gone, when somebody signs in or up', async () => {
    const clock = new FakeClock();
    const modal = new AuthModalState();
    const fire = Object.assign(vi.fn(), { reset: vi.fn() });
    new Celebration(clock, modal, () => Promise.resolve(fire)).start();
    await Promise.resolve();
    clock.advance(1000);
    modal.apply({ type: 'opened', pane: 'register' });
    expect(fire.reset).toHaveBeenCalledOnce();
    expect(clock.pending).toBe(0);
  });

  test('is left out when its script does not come', async () => {
    const clock = new FakeClock();
    new Celebration(clock, new AuthModalState(), () => Promise.reject(new Error('offline'))).start();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    expect(clock.pending).toBe(0);
  });
});
