import { expect, test } from 'vitest';
import { TabFollowedPublications } from '../../../src/adapters/storage/tab-followed-publications';

test('TabFollowedPublications stores one publication for each page, until it has ended', () => {
  const kept = new Map<string, string>();
  const followed = new TabFollowedPublications(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  followed.store('paper-moon', 'kite', 'p1');
  followed.store('paper-moon', undefined, 'p2');
  expect([followed.find('paper-moon', 'kite'), followed.find('paper-moon', undefined)]).toEqual(['p1', 'p2']);
  expect(followed.find('blue-door', 'kite')).toBeUndefined();
  followed.store('paper-moon', 'kite', undefined);
  expect(followed.find('paper-moon', 'kite')).toBeUndefined();
});
