import { expect, test } from 'vitest';
import { FollowDeveloper } from '../../../src/application/community/follow-developer.use-case';
import { ok } from '../../../src/domain/shared/result';

test('FollowDeveloper follows and unfollows a developer, and returns the new state', async () => {
  const follow = new FollowDeveloper({
    followDeveloper: (developer, following) =>
      Promise.resolve(ok({ followers: developer === 'tall-wave' && following ? 8 : 7, following })),
  });
  expect(await follow.execute('tall-wave', true)).toEqual(ok({ followers: 8, following: true }));
  expect(await follow.execute('tall-wave', false)).toEqual(ok({ followers: 7, following: false }));
});
