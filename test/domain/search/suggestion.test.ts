import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { SUGGESTED_USERS, suggestionKey, SUGGESTIONS_MAX, toSuggestions } from '../../../src/domain/search/suggestion';
import { paginate } from '../../../src/domain/shared/pagination';
import { aGameCard } from '../../fakes/a-game-card';
import { aUserCard } from '../../fakes/a-user-card';

const page = <Item>(items: readonly Item[]) => ({ items, more: false, pagination: paginate(items.length, 1) });
const found = (games: number, users: number) => ({
  games: page(Array.from({ length: games }, (_, index) => aGameCard({ slug: `g${String(index)}` }))),
  users: page(Array.from({ length: users }, (_, index) => aUserCard({ username: `u${String(index)}` }))),
});
const keys = (games: number, users: number) => toSuggestions(found(games, users)).map(suggestionKey);

describe('suggestions', () => {
  test('are the best games, then the best players, six at most', () => {
    expect([SUGGESTIONS_MAX, SUGGESTED_USERS]).toEqual([6, 2]);
    expect(keys(8, 8)).toEqual(['game/g0', 'game/g1', 'game/g2', 'game/g3', 'user/u0', 'user/u1']);
    expect(keys(8, 1)).toEqual(['game/g0', 'game/g1', 'game/g2', 'game/g3', 'game/g4', 'user/u0']);
    expect(keys(1, 8)).toEqual(['game/g0', 'user/u0', 'user/u1', 'user/u2', 'user/u3', 'user/u4']);
    expect(toSuggestions({ games: undefined, users: undefined })).toEqual([]);
  });

  const counts = fc.integer({ min: 0, max: 8 });
  property.prop([counts, counts])('always use all the room there is, for each kind in its order', (games, users) => {
    const shown = keys(games, users);
    expect(shown).toHaveLength(Math.min(SUGGESTIONS_MAX, games + users));
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toEqual([...shown].sort());
  });
});
