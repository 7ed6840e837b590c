import { expect, test } from 'vitest';
import { DeleteHistory } from '../../../src/application/account/delete-history.use-case';
import type { PlayedStretch } from '../../../src/domain/account/play-history';
import { ok } from '../../../src/domain/shared/result';
import { FakePlaceGateway } from '../../fakes/fake-place-gateway';

const play = (id: string, playing: boolean): PlayedStretch => ({
  id,
  game: { slug: 'kestrel', title: 'Kestrel' },
  listed: true,
  started: '2026-03-01T12:00:00.000Z',
  seconds: 60,
  playing,
  emulated: false,
});

test('DeleteHistory deletes all plays except a running one, and returns their number', async () => {
  const gateway = new FakePlaceGateway();
  gateway.plays = [play('c', true), play('b', false), play('a', false)];
  expect(await new DeleteHistory(gateway).execute()).toEqual(ok(2));
  expect(gateway.plays.map(({ id }) => id)).toEqual(['c']);
});
