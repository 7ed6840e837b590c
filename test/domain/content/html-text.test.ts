import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { htmlText } from '../../../src/domain/content/html-text';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('the words of a text', () => {
  test('stand without its elements', () => {
    expect(htmlText('<p>One <strong>button</strong></p>\n<p>&amp; a &lt;moon&gt;</p>')).toBe('One button & a <moon>');
  });

  test('are read once, and not again', () => {
    expect(htmlText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  });

  property.prop([fc.string()])('are those that were written', (text) => {
    expect(htmlText(`<p>${escape(text)}</p>`)).toBe(text.replaceAll(/\s+/g, ' ').trim());
  });
});
