import { expect, test } from 'vitest';
import { ChangeFriendship } from '../../../src/application/friends/change-friendship.use-case';
import { LoadFriends } from '../../../src/application/friends/load-friends.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeFriendGateway } from '../../fakes/fake-friend-gateway';

test('LoadFriends returns the friends in display order, or the failure', async () => {
  const gateway = new FakeFriendGateway({ ada: { friendship: 'friends' }, bert: { friendship: 'friends' } });
  gateway.presences.set('bert', { online: true, playing: undefined });
  const loaded = await new LoadFriends(gateway).execute();
  expect(loaded.ok && loaded.value.friends.map(({ username }) => username)).toEqual(['bert', 'ada']);
  gateway.failure = aRefusal();
  expect(await new LoadFriends(gateway).execute()).toEqual(err(aRefusal()));
});

test('ChangeFriendship trims the username', async () => {
  const gateway = new FakeFriendGateway({ ada: {} });
  expect(await new ChangeFriendship(gateway).execute('request', ' ada ')).toMatchObject({
    value: { friendship: 'asked' },
  });
  expect(gateway.calls).toEqual([['request', 'ada']]);
});
