import { describe, expect, test, vi } from 'vitest';
import { AfterAnswers } from '../../../../server/platform/http/after-answers';

describe('what goes on after an answer', () => {
  test('is waited for, also what it has begun itself', async () => {
    const work = new AfterAnswers({ error: vi.fn() });
    const done: string[] = [];
    work.begin(() => {
      done.push('first');
      work.begin(() => Promise.resolve(void done.push('second')));
      return Promise.resolve();
    });
    expect(done).toEqual([]);
    await work.settled();
    expect(done).toEqual(['first', 'second']);
  });

  test('keeps nothing else from being done where it fails', async () => {
    const error = vi.fn();
    const work = new AfterAnswers({ error });
    const done: string[] = [];
    work.begin(() => Promise.reject(new Error('No.')));
    work.begin(() => Promise.resolve(void done.push('other')));
    await work.settled();
    expect([done, error.mock.calls.length]).toEqual([['other'], 1]);
  });
});
