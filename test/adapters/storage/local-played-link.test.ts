import { describe, expect, test } from 'vitest';
import { LocalPlayedLink, PLAYED_LINK_KEY } from '../../../src/adapters/storage/local-played-link';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

describe('LocalPlayedLink', () => {
  test('returns the deep link of the game started last, for this game only', () => {
    const storage = new FakeTabStorage();
    const links = new LocalPlayedLink(() => storage);
    expect(links.of('night-ferry')).toBe('');
    links.remember('kite-hill', '&holocade_level=3');
    links.remember('night-ferry', '&holocade_room=K7');
    expect([links.of('night-ferry'), links.of('kite-hill')]).toEqual(['&holocade_room=K7', '']);
    links.forget();
    expect(links.of('night-ferry')).toBe('');
    links.remember('night-ferry', '&holocade_room=K7');
    links.remember('night-ferry', '');
    expect([links.of('night-ferry'), storage.getItem(PLAYED_LINK_KEY)]).toEqual(['', null]);
  });

  test('survives blocked storage', () => {
    const links = new LocalPlayedLink(() => {
      throw new Error('blocked');
    });
    links.remember('night-ferry', '&holocade_room=K7');
    expect(links.of('night-ferry')).toBe('');
  });
});
