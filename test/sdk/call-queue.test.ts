import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallQueue } from '../../sdk/call-queue';

describe('calls one after the other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('begin at once where none is open', () => {
    const task = vi.fn(() => Promise.resolve(1));
    void new CallQueue().run(task);
    expect(task).toHaveBeenCalledWith(10_000);
  });

  test('wait for the one before, also for its failure, and have the time that is left', async () => {
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
