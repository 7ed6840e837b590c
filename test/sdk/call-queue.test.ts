import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallQueue } from '../../sdk/call-queue';

describe('CallQueue', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('runs a call at once when none is open', () => {
    const task = vi.fn(() => Promise.resolve(1));
    void new CallQueue().run(task);
    expect(task).toHaveBeenCalledWith(10_000);
  });

  test('waits for the previous call, even a failed one, within the remaining time', async () => {
    const queue = new CallQueue();
    let fail: (error: Error) => void = () => undefined;
    const failing = queue.run(() => new Promise((_resolve, reject) => void (fail = reject)));
    const task = vi.fn(() => Promise.resolve('done'));
    const ended = queue.run(task);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(task).not.toHaveBeenCalled();
    fail(new Error('no'));
    await expect(failing).rejects.toThrow('no');
    await expect(ended).resolves.toBe('done');
    expect(task).toHaveBeenCalledWith(6_000);
  });
});
