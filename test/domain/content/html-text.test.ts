import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { htmlText } from '../../../src/domain/content/html-text';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('htmlText', () => {
  test('removes elements from a text', () => {
    expect(htmlText('<p>One <strong>button</strong></p>\n<p>&amp; a &lt;moon&gt;</p>')).toBe('One button & a <moon>');
  });

  test.each([
    ['rock &#x27;n&#39; roll', "rock 'n' roll"],
    ['two&nbsp;&#160;metres&apos;', "two metres'"],
    ['<h2>A</h2><ul><li>b<li>c</ul>d<br>e', 'A b c d e'],
    ['w<b>or</b>d, <a href="/x">an</a><sup>other</sup>', 'word, another'],
    ['&#0; &#x110000; &constructor; &hellip', '&#0; &#x110000; &constructor; &hellip'],
  ])('of %j is %j', (html, text) => {
    expect(htmlText(html)).toBe(text);
  });

  test('handles many unclosed tags in linear time', () => {
    expect(htmlText('<'.repeat(200_000))).toHaveLength(200_000);
  });

  test('decodes character references only once', () => {
    expect(htmlText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  });

  property.prop([fc.string()])('always returns the encoded words', (text) => {
    expect(htmlText(`<p>${escape(text)}</p>`)).toBe(text.replaceAll(/\s+/g, ' ').trim());
  });
});
