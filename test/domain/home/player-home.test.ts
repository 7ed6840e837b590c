import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { FriendPlay } from '../../../src/domain/home/player-home';
import { gamesOfFriends, ROW_LENGTH } from '../../../src/domain/home/player-home';

const play = (gameId: number, friend: string, at: number): FriendPlay<string> => ({ gameId, friend, at });

const plays = fc.array(
  fc.record({ gameId: fc.nat(12), friend: fc.constantFrom('ada', 'ben', 'cyd', 'dee'), at: fc.nat(1000) }),
  { maxLength: 60 },
);

describe('gamesOfFriends', () => {
  test('puts the latest play first and names two friends', () => {
    const rows = gamesOfFriends([
      play(1, 'ada', 10),
      play(2, 'ben', 30),
      play(1, 'cyd', 20),
      play(1, 'dee', 25),
      play(1, 'dee', 5),
    ]);
    expect(rows).toEqual([
      { gameId: 2, friends: ['ben'], others: 0 },
      { gameId: 1, friends: ['dee', 'cyd'], others: 1 },
    ]);
  });

  test('returns nothing without plays', () => {
    expect(gamesOfFriends([])).toEqual([]);
  });

  property.prop([plays])('always counts every friend of a listed game once', (all) => {
    for (const { gameId, friends, others } of gamesOfFriends(all)) {
      const names = new Set(all.filter((one) => one.gameId === gameId).map(({ friend }) => friend));
      expect(friends.length + others).toBe(names.size);
      expect([...names]).toEqual(expect.arrayContaining([...friends]));
    }
  });

  property.prop([plays])(
    'never lists a game twice or more games than a row has, and always the latest first',
    (all) => {
      const rows = gamesOfFriends(all);
      const ids = rows.map(({ gameId }) => gameId);
      const latest = ids.map((id) => Math.max(...all.filter(({ gameId }) => gameId === id).map(({ at }) => at)));
      expect(rows).toHaveLength(Math.min(ROW_LENGTH, new Set(all.map(({ gameId }) => gameId)).size));
      expect(new Set(ids).size).toBe(ids.length);
      expect(latest).toEqual(latest.toSorted((one, other) => other - one));
    },
  );
});
