import { fc, test } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { buildLimits } from '../../../../server/publishing/builds/build-limits';
import { searchPage, siteSearch } from '../../../../server/publishing/developer-site/site-search';
import type { SitePage } from '../../../../server/publishing/developer-site/site-page';
import { sitePages } from '../../../../server/publishing/developer-site/site-pages';
import { publicUrls } from '../../../../server/publishing/hosts/public-urls';
import { testConfig } from '../../support/test-config';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const page = (path: string, title: string, body: string): SitePage => ({ path, title, description: '', body });
const saves = page(
  '/saves',
  'Saves',
  `<h1>Saves</h1><nav><a href="#two">Two tabs</a></nav><p>A player has
five slots. Load before the first write!</p>
<h2 id="two">Two tabs<a class="anchor" href="#two" aria-label="Link">#</a></h2>
<pre><code>if (a &lt; b)
  session.gameplayStart();</code></pre>
<table><tr><td><code>err_conflict</code></td><td>Another tab was faster.</td></tr></table>`,
);
const scores = page('/scores', 'Scores', '<h1>Scores</h1><p>A tab never loses a score.</p>');
const search = siteSearch([saves, scores]);
const plain = (pieces: readonly (readonly [string, boolean])[]): string => pieces.map(([text]) => text).join('');
const found = (query: string) => search(query, 5).results.map(({ href }) => href);

const real = sitePages(publicUrls(testConfig()), undefined, buildLimits);
const realSearch = siteSearch(real);
const anchors = new Set(
  real.flatMap(({ path, body }) => [path, ...[...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`)]),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
});
afterAll(() => server.close());
const at = (path: string) => server.request(path, { host: 'developer.holocade.localhost:9200' });

describe('siteSearch', () => {
  test('finds a section by its heading first, and links to its anchor', () => {
    expect(search('tab', 5).results[0]).toMatchObject({ href: '/saves#two', page: 'Saves', heading: 'Two tabs' });
    expect(found('tab')).toEqual(['/saves#two', '/scores']);
  });

  test('shows the sentence with the words and marks them', () => {
    const [slots] = search('slots player', 5).results;
    expect(slots?.sentence).toEqual([
      ['A ', false],
      ['player', true],
      [' has five ', false],
      ['slots', true],
      ['.', false],
    ]);
    expect(plain(search('write', 5).results[0]?.sentence ?? [])).toBe('Load before the first write!');
    expect(plain(search('err_conflict', 5).results[0]?.sentence ?? [])).toBe('err_conflict · Another tab was faster.');
  });

  test.each([
    ['gameplayStart', 'a whole name'],
    ['gameplayst', 'its start'],
    ['gamepley', 'a typing mistake'],
    ['start session', 'its parts in any order'],
  ])('finds the line of code by %s, %s', (query) => {
    expect(found(query)).toEqual(['/saves#two']);
    expect(plain(search(query, 5).results[0]?.sentence ?? [])).toBe('session.gameplayStart();');
  });

  test('needs every word of a query', () => {
    expect(search('slots score', 5)).toMatchObject({ total: 0, results: [] });
  });

  test('suggests similar words of the site without results', () => {
    const { suggestions } = search('slopes', 5);
    expect(suggestions).toContain('slots');
    for (const word of suggestions) expect(found(word)).not.toEqual([]);
  });

  test('limits the results and counts all of them', () => {
    expect(search('tab', 1)).toMatchObject({ total: 2, results: [{ href: '/saves#two' }] });
  });

  test.each([
    ['err_conflict', '/guide'],
    ['crossOriginIsolated', '/engines/threads'],
    ['access token', '/publishing'],
  ])('finds %s on %s of the real site', (query, path) => {
    expect(realSearch(query, 10).results.map(({ href }) => href.replace(/#.*/, ''))).toContain(path);
  });

  test.prop([fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom('the a', '( [ *', 'save.', '…'))])(
    'always answers with links to existing headings and short sentences, for any query',
    (query) => {
      const { total, results } = realSearch(query, 40);
      expect(results.length).toBe(Math.min(40, total));
      for (const { href, sentence } of results) {
        expect(anchors).toContain(href);
        expect(plain(sentence).length).toBeLessThanOrEqual(190);
      }
    },
  );
});

describe('searchPage', () => {
  test('escapes the query and the texts', () => {
    const { body, query } = searchPage('<b>', search('slots', 5));
    expect([query, body.includes('<b>')]).toEqual(['<b>', false]);
    expect(body).toContain('1 result for “&lt;b&gt;”');
    expect(body).toContain('A player has five <mark>slots</mark>.');
  });

  test('suggests words as links, or says what to type', () => {
    expect(searchPage('slopes', search('slopes', 5)).body).toContain('<a href="/search?q=slots">slots</a>');
    expect(searchPage('%', search('%', 5)).body).toContain('Try a shorter word');
    expect(searchPage('', search('', 5)).body).toContain('Type a word');
  });
});

describe('the search of the developer site', () => {
  test('lists results of a search without script, and repeats the query in the field', async () => {
    const { text } = await at('/search?q=%22leaderboard%22+top');
    expect(text).toContain('<ol class="results">');
    expect(text).toMatch(/href="\/guide#[^"]+"><strong><?[^<]*.*scores/);
    expect(text).toContain('value="&quot;leaderboard&quot; top"');
    for (const query of ['', '?q=', '?q=a&q=b', '?q[x]=1'])
      expect((await at(`/search${query}`)).text).toContain('Type a word');
  });

  test('answers a search while somebody types as JSON that a browser may store', async () => {
    const { text, headers } = await at('/search.json?q=conflict');
    const { total, results } = JSON.parse(text) as { readonly total: number; readonly results: readonly unknown[] };
    expect([total > 0, results.length]).toEqual([true, Math.min(total, 8)]);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(JSON.parse((await at(`/search.json?q=${'a'.repeat(5000)}`)).text)).toMatchObject({ total: 0 });
  });

  test('allows its pages to call and to send forms to themselves only', async () => {
    const policy = String((await at('/guide')).headers['content-security-policy']);
    expect(policy).toContain(
      "connect-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
});
