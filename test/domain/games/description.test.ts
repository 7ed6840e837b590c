import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isLongDescription } from '../../../src/domain/games/description';

describe('a description', () => {
  test('is long from 1501 characters on, marks not counted', () => {
    expect(isLongDescription(`<p>${'a'.repeat(1500)}</p>`)).toBe(false);
    expect(isLongDescription(`<p class="b">${'a'.repeat(1501)}</p>`)).toBe(true);
  });

  property.prop([fc.nat(3000), fc.nat(50)])('never grows long by its marks', (characters, marks) => {
    const html = 'a'.repeat(characters) + '<br>'.repeat(marks);
    expect(isLongDescription(html)).toBe(characters > 1500);
  });
});
