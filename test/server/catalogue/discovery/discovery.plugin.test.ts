import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { rss, sitemap, escapeXml } from '../../../../server/catalogue/discovery/discovery.plugin';
import { parseXml, textsOf } from './parse-xml';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</title></item>',
    ']]>',
    '<![CDATA[',
    '&#0;',
    '\u0000\uFFFE\uD800',
    '<!ENTITY x SYSTEM "file:///">',
    '"\'&',
  ),
);
const representable = (text: string) =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/\r\n?/g, '\n');

describe('XML documents', () => {
  test('escapeXml escapes markup and removes characters that XML cannot represent', () => {
    expect(escapeXml(`a<b>&"'\u0000\uD83D c 🎮`)).toBe('a&lt;b&gt;&amp;&quot;&apos; c 🎮');
  });

  property.prop([hostile, hostile, hostile])('rss always preserves hostile texts', (title, excerpt, author) => {
    const article = { address: 'https://a.test/b', title, excerpt, author, category: title, published: new Date(0) };
    const feed = parseXml(rss([article], { feed: 'https://a.test/rss.xml', site: 'https://a.test/' }));
    expect(textsOf(feed, 'title')[1]).toBe(representable(title));
    expect(textsOf(feed, 'description')[1]).toBe(representable(excerpt));
    expect(textsOf(feed, 'dc:creator')).toEqual([representable(author)]);
    expect(feed.getElementsByTagName('item')).toHaveLength(1);
  });

  property.prop([fc.array(hostile, { maxLength: 4 })])(
    'sitemap is always well-formed with hostile addresses',
    (addresses) => {
      const parsed = parseXml(sitemap(addresses.map((address) => ({ address, changed: new Date(0) }))));
      expect(textsOf(parsed, 'loc')).toEqual(addresses.map(representable));
      expect(parsed.getElementsByTagName('lastmod')).toHaveLength(addresses.length);
    },
  );
});
