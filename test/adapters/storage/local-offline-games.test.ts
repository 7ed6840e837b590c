import { describe, expect, test } from 'vitest';
import { LocalOfflineGames, OFFLINE_GAMES_KEY } from '../../../src/adapters/storage/local-offline-games';
import { FakeTabStorage } from '../../fakes/fake-tab-storage';

describe('LocalOfflineGames', () => {
  test('remembers the newest stored build of each game', () => {
    const storage = new FakeTabStorage();
    const games = new LocalOfflineGames(() => storage);
    const seen: boolean[] = [];
    games.stored$('night-ferry', '1.1.0').subscribe((isStored) => seen.push(isStored));
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) games.remember('night-ferry', version);
    games.remember('kite-hill', '1.0.0');
    expect(seen).toEqual([false, true, false]);
    const reloaded = new LocalOfflineGames(() => storage);
    expect(reloaded.isStored('night-ferry', '1.2.0')).toBe(true);
    expect(reloaded.isStored('kite-hill', '1.0.0')).toBe(true);
    expect(reloaded.isStored('toString', '1.0.0')).toBe(false);
  });

  test('forgets all games and removes its key', () => {
    const storage = new FakeTabStorage();
    const games = new LocalOfflineGames(() => storage);
    games.remember('night-ferry', '1.0.0');
    const seen: boolean[] = [];
    games.stored$('night-ferry', '1.0.0').subscribe((isStored) => seen.push(isStored));
    games.forgetAll();
    expect([seen, storage.getItem(OFFLINE_GAMES_KEY)]).toEqual([[true, false], null]);
  });

  test.each(['not JSON', 'null', '7', '[]'])('reads a broken record as no game: %s', (record) => {
    const storage = new FakeTabStorage();
    storage.setItem(OFFLINE_GAMES_KEY, record);
    expect(new LocalOfflineGames(() => storage).isStored('night-ferry', '1.0.0')).toBe(false);
  });

  test('survives blocked and full storage', () => {
    const storage = new FakeTabStorage();
    storage.full = true;
    const full = new LocalOfflineGames(() => storage);
    const blocked = new LocalOfflineGames(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    for (const games of [full, blocked]) {
      games.remember('night-ferry', '1.0.0');
      expect(games.isStored('night-ferry', '1.0.0')).toBe(false);
    }
  });
});
