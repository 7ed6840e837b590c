import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RecentIds } from '../../../src/adapters/websocket/recent-ids';

describe('RecentIds', () => {
  test('remembers an id until enough newer ids have arrived', () => {
    const ids = new RecentIds(2);
    expect(['a', 'a', 'b', 'c', 'a'].map((id) => ids.add(id))).toEqual([true, false, true, true, true]);
  });

  property.prop([fc.array(fc.constantFrom(...'abcdefgh'))])('never reports a remembered id as new', (list) => {
    const ids = new RecentIds(8);
    expect(list.filter((id) => ids.add(id))).toEqual([...new Set(list)]);
  });
});
