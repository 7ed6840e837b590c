import { expect, test } from 'vitest';
import { TabFollowedPublications } from '../../../src/adapters/storage/console-tab-storage';

test('TabFollowedPublications stores one publication for each page, until it has ended', () => {
  const kept = new Map<string, string>();
  const followed = new TabFollowedPublications(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  followed.store('/paper-moon/games/kite', 'p1');
  followed.store('/paper-moon/new', 'p2');
  expect([followed.find('/paper-moon/games/kite'), followed.find('/paper-moon/new')]).toEqual(['p1', 'p2']);
  expect(followed.find('/blue-door/games/kite')).toBeUndefined();
  followed.store('/paper-moon/games/kite', undefined);
  expect(followed.find('/paper-moon/games/kite')).toBeUndefined();
});
