import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FRIENDSHIPS } from '../../../src/domain/friends/pair';
import { tieOf, TIES } from '../../../src/domain/friends/tie';

describe('what a profile shows of a pair', () => {
  test('is whether a stranger can be asked', () => {
    expect(tieOf('none', true)).toBe('none');
    expect(tieOf('none', false)).toBe('closed');
  });

  property.prop([fc.constantFrom(...FRIENDSHIPS), fc.boolean()])('never hides what there is', (friendship, open) => {
    expect(TIES).toContain(tieOf(friendship, open));
    if (friendship !== 'none') expect(tieOf(friendship, open)).toBe(friendship);
  });
});
