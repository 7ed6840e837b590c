import { describe, expect, test } from 'vitest';
import { CheckAdsBlocked } from '../../../src/application/ads/check-ads-blocked.use-case';
import { FakeClock } from '../../fakes/fake-clock';

function check(...answers: readonly (boolean | undefined)[]) {
  const clock = new FakeClock();
  const asked: number[] = [];
  const left = [...answers];
  const image = {
    load: () => {
      asked.push(clock.now() - Date.UTC(2026, 0, 1));
      const answer = left.shift();
      return answer === undefined ? new Promise<boolean>(() => undefined) : Promise.resolve(answer);
    },
  };
  const blocking = new CheckAdsBlocked(image, clock);
  const heard: string[] = [];
  const ask = (name = 'a') => blocking.execute(() => heard.push(name));
  return { clock, asked, blocking, heard, ask };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the check whether ads are blocked', () => {
  test('asks three times, 250 ms apart, and tells who waits', async () => {
    const { clock, asked, blocking, heard, ask } = check(false, false, false);
    ask('a');
    ask('b')();
    for (const _ of [1, 2, 3]) {
      await settled();
      clock.advance(250);
    }
    expect(asked).toEqual([0, 250, 500]);
    expect([blocking.blocked, heard, clock.pending]).toEqual([true, ['a'], 0]);
    ask('later');
    expect(heard).toEqual(['a', 'later']);
  });

  test('is over with the first picture that comes, for the whole visit', async () => {
    const { clock, asked, blocking, heard, ask } = check(false, true);
    ask();
    await settled();
    clock.advance(250);
    await settled();
    ask();
    clock.advance(10_000);
    expect([asked, blocking.blocked, heard, clock.pending]).toEqual([[0, 250], false, [], 0]);
  });

  test('waits for no picture longer than three seconds', async () => {
    const { clock, asked, blocking, ask } = check(undefined, undefined, undefined);
    ask();
    clock.advance(3000 + 250 + 3000 + 250 + 2999);
    expect([asked, blocking.blocked]).toEqual([[0, 3250, 6500], false]);
    clock.advance(1);
    expect(blocking.blocked).toBe(true);
  });
});
