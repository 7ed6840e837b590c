import { expect, test } from 'vitest';
import { Departures } from '../../../../server/play/realtime/departures';
import { FakeServerClock } from '../../support/fake-server-clock';

test('who has gone is remembered for a while, from the last time on', () => {
  const clock = new FakeServerClock();
  const departures = new Departures(clock, 1000);
  departures.add('a');
  clock.advance(600);
  departures.add('b');
  departures.add('a');
  clock.advance(600);
  expect([departures.has('a'), departures.has('b'), departures.has('c')]).toEqual([true, true, false]);
  clock.advance(400);
  expect([departures.has('a'), departures.has('b')]).toEqual([false, false]);
});
