import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { ANSWER_HOLDS_FOR, BriefAnswers } from '../../../src/application/http/brief-answers';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { FakeClock } from '../../fakes/fake-clock';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp() {
  const clock = new FakeClock();
  const fetch = vi.fn(async (key: string): Promise<Result<string, ApiFailure>> => ok(key));
  return { clock, fetch, answers: new BriefAnswers(clock, fetch) };
}

describe('BriefAnswers', () => {
  test('shares a response between all callers with the same key for five seconds', async () => {
    const { clock, fetch, answers } = setUp();
    expect(await Promise.all([answers.of('a'), answers.of('a'), answers.of('b')])).toEqual([ok('a'), ok('a'), ok('b')]);
    clock.advance(ANSWER_HOLDS_FOR - 1);
    await answers.of('a');
    expect(fetch).toHaveBeenCalledTimes(2);
    clock.advance(1);
    await answers.of('a');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('repeats the request after a failure', async () => {
    const { fetch, answers } = setUp();
    fetch.mockResolvedValueOnce(err({ kind: 'network' }));
    expect(await answers.of('a')).toEqual(err({ kind: 'network' }));
    await settled();
    expect(await answers.of('a')).toEqual(ok('a'));
  });
});
