import { describe, expect, test } from 'vitest';
import { CheckAdsBlocked } from '../../../src/application/ads/check-ads-blocked.use-case';
import { FakeClock } from '../../fakes/fake-clock';

function check(...answers: readonly (boolean | undefined)[]) {
  const clock = new FakeClock();
  const requests: number[] = [];
  const left = [...answers];
  const image = {
    load: () => {
      requests.push(clock.now() - Date.UTC(2026, 0, 1));
      const answer = left.shift();
      return answer === undefined ? new Promise<boolean>(() => undefined) : Promise.resolve(answer);
    },
  };
  const blocking = new CheckAdsBlocked(image, clock);
  const notified: string[] = [];
  const ask = (name = 'a') => blocking.execute(() => notified.push(name));
  return { clock, requests, blocking, notified, ask };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('CheckAdsBlocked', () => {
  test('probes three times, 250 ms apart, and then notifies all callers', async () => {
    const { clock, requests, blocking, notified, ask } = check(false, false, false);
    ask('a');
    ask('b')();
    for (const _ of [1, 2, 3]) {
      await settled();
      clock.advance(250);
    }
    expect(requests).toEqual([0, 250, 500]);
    expect([blocking.blocked, notified, clock.pending]).toEqual([true, ['a'], 0]);
    ask('later');
    expect(notified).toEqual(['a', 'later']);
  });

  test('ends with the first image that loads, for the whole visit', async () => {
    const { clock, requests, blocking, notified, ask } = check(false, true);
    ask();
    await settled();
    clock.advance(250);
    await settled();
    ask();
    clock.advance(10_000);
    expect([requests, blocking.blocked, notified, clock.pending]).toEqual([[0, 250], false, [], 0]);
  });

  test('waits at most three seconds for an image', async () => {
    const { clock, requests, blocking, ask } = check(undefined, undefined, undefined);
    ask();
    clock.advance(3000 + 250 + 3000 + 250 + 2999);
    expect([requests, blocking.blocked]).toEqual([[0, 3250, 6500], false]);
    clock.advance(1);
    expect(blocking.blocked).toBe(true);
  });
});
