import { expect, test } from 'vitest';
import { LoadOwnProfile } from '../../../src/application/profile/load-own-profile.use-case';
import { ok } from '../../../src/domain/shared/result';

test('LoadOwnProfile loads the player’s own profile', async () => {
  const avatar = { tn: '/tn.webp', sm: '/sm.webp', sd: '/sd.webp' };
  const own = { alias: 'Ada', about: 'I fly.', links: [], phone: '', avatar, uploaded: false };
  expect(await new LoadOwnProfile({ profile: () => Promise.resolve(ok(own)) }).execute()).toEqual(ok(own));
});
