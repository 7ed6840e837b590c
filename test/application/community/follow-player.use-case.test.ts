import { expect, test } from 'vitest';
import { FollowPlayer } from '../../../src/application/community/follow-player.use-case';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const refusal = aRefusal({ status: 403, message: 'This player is not to be followed.' });

test('FollowPlayer follows and unfollows a player, and is rejected for a player who allows no followers', async () => {
  const follow = new FollowPlayer({
    followPlayer: (user, following) =>
      Promise.resolve(user === 'orion' ? ok({ followers: undefined, following }) : err(refusal)),
  });
  expect(await follow.execute('orion', true)).toEqual(ok({ followers: undefined, following: true }));
  expect(await follow.execute('orion', false)).toEqual(ok({ followers: undefined, following: false }));
  expect(await follow.execute('nova', true)).toEqual(err(refusal));
});
