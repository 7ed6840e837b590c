import { describe, expect } from 'vitest';
import { fc, test } from '@fast-check/vitest';
import { renderMarkdown } from '../../../server/markdown/render-markdown';

const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '[x](https://ok.example "onmouseover=alert(1)")',
  '`<script>alert(1)</script>`',
  '<style>*{display:none}</style>',
  '[x](//evil.example)',
];

describe('renderMarkdown', () => {
  test('keeps what an article is made of', () => {
    expect(renderMarkdown('# A\n\nb **c** [d](/e) [f](https://g.example)\n\n- h')).toBe(
      '<h2 id="section-a">A</h2>\n<p>b <strong>c</strong> <a href="/e">d</a> <a href="https://g.example" rel="noopener nofollow">f</a></p>\n<ul>\n<li>h</li>\n</ul>\n',
    );
  });

  test('names headings, so that a link can lead to one', () => {
    expect(renderMarkdown('## Your privacy choices!\n\n### Über <b>\n\n## Your privacy choices')).toBe(
      '<h2 id="section-your-privacy-choices">Your privacy choices!</h2>\n<h3 id="section-über-b">Über &lt;b&gt;</h3>\n' +
        '<h2 id="section-your-privacy-choices-2">Your privacy choices</h2>\n',
    );
  });

  test.each(VECTORS)('makes %j harmless', (source) => {
    const html = renderMarkdown(source);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|form|input|object|embed)\b/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style)\s*=/i);
    expect(html).not.toMatch(/<[^>]*href="\s*(javascript|data|\/\/)/i);
  });

  test.prop([fc.array(fc.oneof(fc.constantFrom(...VECTORS, '<', '>', '"', '`', '\n', '](', ')'), fc.string()))])(
    'never lets through a tag outside of the list',
    (parts) => {
      const allowed = /^<\/?(h[234]|p|strong|em|s|code|pre|blockquote|br|hr|a|ul|ol|li|table|thead|tbody|tr|th|td)\b/;
      for (const [tag] of renderMarkdown(parts.join('')).matchAll(/<[^>]*>/g)) expect(tag).toMatch(allowed);
    },
  );
});
