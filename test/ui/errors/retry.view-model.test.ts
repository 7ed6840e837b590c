// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { RetryViewModel } from '../../../src/ui/errors/retry.view-model';
import { FakeClock } from '../../fakes/fake-clock';

function setUp() {
  const clock = new FakeClock();
  const again = vi.fn();
  const retry = new RetryViewModel(again, clock);
  return { clock, again, retry, stop: retry.start() };
}

describe('RetryViewModel', () => {
  test('counts the seconds down and retries once', () => {
    const { clock, again, retry } = setUp();
    expect(retry.secondsLeft).toBe(30);
    clock.advance(1000);
    expect(retry.secondsLeft).toBe(29);
    clock.advance(28_999);
    expect(again).not.toHaveBeenCalled();
    clock.advance(1);
    expect([retry.secondsLeft, again.mock.calls.length]).toEqual([0, 1]);
    clock.advance(60_000);
    expect([again.mock.calls.length, clock.pending]).toEqual([1, 0]);
  });

  test('does not retry after it was stopped and can be restarted', () => {
    const { clock, again, retry, stop } = setUp();
    clock.advance(20_000);
    stop();
    retry.start();
    expect(retry.secondsLeft).toBe(30);
    clock.advance(29_000);
    expect(again).not.toHaveBeenCalled();
    clock.advance(1000);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
