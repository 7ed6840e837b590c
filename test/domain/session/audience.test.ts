import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { AUDIENCES, isAudience } from '../../../src/domain/session/audience';

describe('an audience', () => {
  test('is all, friends or nobody', () => {
    expect(AUDIENCES).toEqual(['all', 'friends', 'none']);
    expect(AUDIENCES.every(isAudience)).toBe(true);
  });

  property.prop([fc.anything()], { examples: [['All'], [''], [undefined], [true]] })(
    'is never anything else',
    (value) => {
      fc.pre(!AUDIENCES.some((known) => known === value));
      expect(isAudience(value)).toBe(false);
    },
  );
});
