import { describe, expect, test } from 'vitest';
import { DeletePlay } from '../../../src/application/account/delete-play.use-case';
import type { PlayedSession } from '../../../src/domain/account/play-history';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAccountPagesGateway } from '../../fakes/fake-account-pages-gateway';

const play: PlayedSession = {
  id: 'a',
  game: { slug: 'kestrel', title: 'Kestrel' },
  listed: true,
  started: '2026-03-01T12:00:00.000Z',
  seconds: 60,
  playing: false,
  emulated: false,
};

function setUp() {
  const gateway = new FakeAccountPagesGateway();
  gateway.plays = [play];
  return { gateway, deletePlay: new DeletePlay(gateway) };
}

describe('DeletePlay', () => {
  test('deletes the play from the history', async () => {
    const { gateway, deletePlay } = setUp();
    expect(await deletePlay.execute('a')).toEqual(ok(undefined));
    expect(gateway.plays).toEqual([]);
  });

  test('succeeds when the play was already deleted elsewhere', async () => {
    const { gateway, deletePlay } = setUp();
    expect(await deletePlay.execute('b')).toEqual(ok(undefined));
    expect(gateway.plays).toEqual([play]);
  });

  test('is rejected while the play is running', async () => {
    const { gateway, deletePlay } = setUp();
    gateway.failure = aRefusal({ status: 409, message: 'The play is running.' });
    expect(await deletePlay.execute('a')).toEqual(err(gateway.failure));
  });
});
