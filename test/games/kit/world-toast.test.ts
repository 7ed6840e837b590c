import { fc, test as check } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../games/kit/world-toast';

describe('linesOf', () => {
  test('leaves a short text on one line', () => {
    expect(linesOf('Your next lanterns')).toEqual(['Your next lanterns']);
  });

  test('breaks a long text at a space near its middle', () => {
    expect(linesOf('Hold the mouse button (or Space) to kindle a lantern')).toEqual([
      'Hold the mouse button (or Space)',
      'to kindle a lantern',
    ]);
  });

  check.prop([fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 20 })])(
    'always keeps every word in order',
    (words) => {
      expect(linesOf(words.join(' ')).join(' ')).toBe(words.join(' '));
    },
  );
});
