import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HolocadeError } from '../../sdk/holocade-error';
import { OpenCalls } from '../../sdk/open-calls';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { refused, succeeded } from '../../src/domain/bridge/message';

describe('OpenCalls', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('sends each waiting call once through a carrier', async () => {
    const calls = new OpenCalls();
    const carried = vi.fn();
    const answer = calls.ask('user.isLoggedIn');
    calls.carryBy(carried);
    calls.carryBy(carried);
    expect(carried.mock.calls).toEqual([[1, 'user.isLoggedIn', undefined]]);
    calls.settle(succeeded(1, true));
    await expect(answer).resolves.toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('rejects with an error that has code, message and retryable', async () => {
    const calls = new OpenCalls();
    const answer = calls.ask('user.getName');
    calls.settle(refused(1, bridgeError('err_too_many_requests', 'Too many calls.')));
    const error: unknown = await answer.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HolocadeError);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ code: 'err_too_many_requests', message: 'Too many calls.', retryable: true });
  });

  test('rejects after 10 s with and without a carrier', async () => {
    const calls = new OpenCalls();
    const ends = [calls.ask('user.getName'), calls.ask('achievement.list')].map((call) =>
      call.catch((e: unknown) => e),
    );
    vi.advanceTimersByTime(9_999);
    expect(vi.getTimerCount()).toBe(2);
    vi.advanceTimersByTime(1);
    for (const end of await Promise.all(ends)) expect(end).toMatchObject({ code: 'err_timeout', retryable: true });
  });

  test('ignores late, repeated and unknown responses', async () => {
    const calls = new OpenCalls();
    const answer = calls.ask('user.getName');
    calls.settle(succeeded(1, 'ada'));
    calls.settle(succeeded(1, 'eve'));
    calls.settle(succeeded(99, 'eve'));
    await expect(answer).resolves.toBe('ada');
  });
});
