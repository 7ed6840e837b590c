import { describe, expect, test } from 'vitest';
import { DeletePlay } from '../../../src/application/account/delete-play.use-case';
import type { PlayedStretch } from '../../../src/domain/account/play-history';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakePlaceGateway } from '../../fakes/fake-place-gateway';

const play: PlayedStretch = {
  id: 'a',
  game: { slug: 'kestrel', title: 'Kestrel' },
  listed: true,
  started: '2026-03-01T12:00:00.000Z',
  seconds: 60,
  playing: false,
  emulated: false,
};

function aHouse() {
  const gateway = new FakePlaceGateway();
  gateway.plays = [play];
  return { gateway, deletePlay: new DeletePlay(gateway) };
}

describe('deleting a play', () => {
  test('takes it out of the history', async () => {
    const { gateway, deletePlay } = aHouse();
    expect(await deletePlay.execute('a')).toEqual(ok(undefined));
    expect(gateway.plays).toEqual([]);
  });

  test('that was deleted elsewhere is done, too', async () => {
    const { gateway, deletePlay } = aHouse();
    expect(await deletePlay.execute('b')).toEqual(ok(undefined));
    expect(gateway.plays).toEqual([play]);
  });

  test('that goes on is refused', async () => {
    const { gateway, deletePlay } = aHouse();
    gateway.failure = aRefusal({ status: 409, message: 'It goes on.' });
    expect(await deletePlay.execute('a')).toEqual(err(gateway.failure));
  });
});
