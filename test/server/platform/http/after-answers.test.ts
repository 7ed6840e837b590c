import { describe, expect, test, vi } from 'vitest';
import { AfterAnswers } from '../../../../server/platform/http/after-answers';

describe('AfterAnswers', () => {
  test('waits for work, including work that it has started itself', async () => {
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

  test('continues with other work after a failure', async () => {
    const error = vi.fn();
    const work = new AfterAnswers({ error });
    const done: string[] = [];
    work.begin(() => Promise.reject(new Error('No.')));
    work.begin(() => Promise.resolve(void done.push('other')));
    await work.settled();
    expect([done, error.mock.calls.length]).toEqual([['other'], 1]);
  });
});
