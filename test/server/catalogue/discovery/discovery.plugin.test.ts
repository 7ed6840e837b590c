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
const holdable = (text: string) =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/\r\n?/g, '\n');

describe('XML', () => {
  test('escapes what would be markup, and leaves out what it cannot hold', () => {
    expect(escapeXml(`a<b>&"'\u0000\uD83D c 🎮`)).toBe('a&lt;b&gt;&amp;&quot;&apos; c 🎮');
  });

  property.prop([hostile, hostile, hostile])('of a feed says every text as it is', (title, excerpt, author) => {
    const told = { address: 'https://a.test/b', title, excerpt, author, category: title, published: new Date(0) };
    const feed = parseXml(rss([told], { feed: 'https://a.test/rss.xml', site: 'https://a.test/' }));
    expect(textsOf(feed, 'title')[1]).toBe(holdable(title));
    expect(textsOf(feed, 'description')[1]).toBe(holdable(excerpt));
    expect(textsOf(feed, 'dc:creator')).toEqual([holdable(author)]);
    expect(feed.getElementsByTagName('item')).toHaveLength(1);
  });

  property.prop([fc.array(hostile, { maxLength: 4 })])(
    'of a sitemap is well formed whatever the addresses',
    (addresses) => {
      const parsed = parseXml(sitemap(addresses.map((address) => ({ address, changed: new Date(0) }))));
      expect(textsOf(parsed, 'loc')).toEqual(addresses.map(holdable));
      expect(parsed.getElementsByTagName('lastmod')).toHaveLength(addresses.length);
    },
  );
});
