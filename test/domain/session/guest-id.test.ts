import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseGuestId } from '../../../src/domain/session/guest-id';

const ID = '7f0f2f4e-55c1-4a6f-9f43-0c1a2b3c4d5e';

describe('parseGuestId', () => {
  test.each([[[]], [['']], [[`${ID}0`]], [[`0${ID}`]], [[ID.toUpperCase()]], [[ID, ID]], [[ID, 'other']]])(
    'finds no id in %j',
    (values) => {
      expect(parseGuestId(values)).toBeUndefined();
    },
  );

  property.prop([fc.uuid()])('always accepts a single UUID', (id) => {
    expect(parseGuestId([id])).toBe(id);
  });

  property.prop([fc.string()])('never accepts anything else', (text) => {
    expect(parseGuestId([text])).toBeUndefined();
  });
});
