import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { FRIENDSHIPS } from '../../../src/domain/friends/relationship';
import { relationshipStatusOf, RELATIONSHIP_STATUSES } from '../../../src/domain/friends/relationship-status';

describe('what a profile shows of a pair', () => {
  test('is whether a stranger can be asked', () => {
    expect(relationshipStatusOf('none', true)).toBe('none');
    expect(relationshipStatusOf('none', false)).toBe('closed');
  });

  property.prop([fc.constantFrom(...FRIENDSHIPS), fc.boolean()])('never hides what there is', (friendship, open) => {
    expect(RELATIONSHIP_STATUSES).toContain(relationshipStatusOf(friendship, open));
    if (friendship !== 'none') expect(relationshipStatusOf(friendship, open)).toBe(friendship);
  });
});
