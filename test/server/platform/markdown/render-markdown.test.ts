// @vitest-environment jsdom
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { renderMarkdown, sanitise } from '../../../../server/platform/markdown/render-markdown';
import { harmIn } from './harm-in';
import { hostileMarkup } from './hostile-markup';
import { hostileTexts } from './hostile-texts';

const hostile = [...hostileTexts, ...hostileMarkup];

describe('renderMarkdown', () => {
  test('renders the elements of an article', () => {
    expect(renderMarkdown('# A\n\nb **c** [d](/e) [f](https://g.example)\n\n- h')).toBe(
      '<h2 id="section-a">A</h2>\n<p>b <strong>c</strong> <a href="/e">d</a> <a href="https://g.example" rel="noopener nofollow">f</a></p>\n<ul>\n<li>h</li>\n</ul>\n',
    );
  });

  test('gives headings ids as link targets', () => {
    expect(renderMarkdown('## Your *privacy* [choices](/x)!\n\n### Über <b>\n\n## Your privacy choices')).toBe(
      '<h2 id="section-your-privacy-choices">Your <em>privacy</em> <a href="/x">choices</a>!</h2>\n' +
        '<h3 id="section-über-b">Über &lt;b&gt;</h3>\n' +
        '<h2 id="section-your-privacy-choices-2">Your privacy choices</h2>\n',
    );
  });

  test('the corpus contains no text twice', () => {
    expect(new Set(hostile).size).toBe(hostile.length);
    expect(hostile.length).toBeGreaterThanOrEqual(200);
  });

  test.each(hostile)('T38: makes %j harmless', (source) => {
    expect(harmIn(renderMarkdown(source))).toEqual([]);
  });

  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hostile) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('<', '>', '"', "'", '`', '\n', '\n\n', '](', ')', '[', '# ', '|', '&', ';'),
    },
    fc.string({ maxLength: 8 }),
  );
  const cutPiece = fc
    .tuple(piece, fc.nat(60), fc.nat(60))
    .map(([text, from, length]) => text.slice(from % 9, length + 9));

  property.prop([fc.array(fc.oneof(piece, cutPiece), { maxLength: 12 })], { numRuns: 300 })(
    'T38: makes every combination harmless, wherever it is cut',
    (parts) => {
      expect(harmIn(renderMarkdown(parts.join('')))).toEqual([]);
    },
  );
});

describe('sanitise', () => {
  test("keeps the elements of a text, and no id except headings'", () => {
    expect(sanitise('<h1 id="root">A</h1><h5 id="section-b">B</h5><ol start="3"><li>c</li></ol>')).toBe(
      '<h2>A</h2><h4 id="section-b">B</h4><ol start="3"><li>c</li></ol>',
    );
  });

  test.each(hostile)('T38: makes %j harmless', (html) => {
    expect(harmIn(sanitise(html))).toEqual([]);
  });

  property.prop([fc.array(fc.tuple(fc.constantFrom(...hostile), fc.nat(12), fc.nat(80)), { maxLength: 8 })], {
    numRuns: 300,
  })('T38: makes fragments harmless', (parts) => {
    const html = parts.map(([text, from, length]) => text.slice(from, from + length)).join('');
    expect(harmIn(sanitise(html)).filter((harm) => !harm.startsWith('id section-'))).toEqual([]);
  });
});
