// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../../../server/platform/markdown/sanitise';
import { harmIn } from './harm-in';
import { hostileMarkup } from './hostile-markup';
import { hostileTexts } from './hostile-texts';

const hostile = [...hostileTexts, ...hostileMarkup];

describe('markup', () => {
  test('keeps the elements of a text, and no id but a heading’s', () => {
    expect(sanitise('<h1 id="root">A</h1><h5 id="section-b">B</h5><ol start="3"><li>c</li></ol>')).toBe(
      '<h2>A</h2><h4 id="section-b">B</h4><ol start="3"><li>c</li></ol>',
    );
  });

  test.each(hostile)('T38: is harmless when it comes as %j', (html) => {
    expect(harmIn(sanitise(html))).toEqual([]);
  });

  property.prop([fc.array(fc.tuple(fc.constantFrom(...hostile), fc.nat(12), fc.nat(80)), { maxLength: 8 })], {
    numRuns: 300,
  })('T38: is harmless in pieces', (parts) => {
    const html = parts.map(([text, from, length]) => text.slice(from, from + length)).join('');
    expect(harmIn(sanitise(html)).filter((harm) => !harm.startsWith('id section-'))).toEqual([]);
  });
});
