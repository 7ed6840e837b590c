import { describe, expect, test } from 'vitest';
import { structuredData } from '../../src/composition/structured-data';
import type { PageHead } from '../../src/ui/app/page-head';

const ORIGIN = 'https://portal.test';
const graph = (head: PageHead) => (structuredData(head, ORIGIN)?.['@graph'] ?? []) as Record<string, unknown>[];
const thing = (head: PageHead, type: string) => graph(head).find((each) => each['@type'] === type);

describe('structuredData', () => {
  test('contains the publisher on every page', () => {
    expect(thing({ description: '', path: '/x' }, 'Organization')).toMatchObject({
      name: 'Holocade Publishing',
      url: 'https://portal.test/',
      logo: 'https://portal.test/icon-512.png',
    });
  });

  test('contains the search action on the home page only', () => {
    const home = { description: 'All.', path: '/' };
    expect(thing(home, 'WebSite')).toMatchObject({
      name: 'Holocade',
      description: 'All.',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://portal.test/search?query={search_term_string}' },
      },
    });
    expect(thing({ ...home, path: '/x' }, 'WebSite')).toBeUndefined();
  });

  test('contains the subject of the page with its absolute URL', () => {
    const head = { description: '', path: '/arcade/games/a', jsonLd: { '@type': 'VideoGame', name: 'A' } };
    expect(thing(head, 'VideoGame')).toEqual({
      '@type': 'VideoGame',
      name: 'A',
      url: 'https://portal.test/arcade/games/a',
      mainEntityOfPage: 'https://portal.test/arcade/games/a',
    });
  });

  test('contains the breadcrumbs from the home page on', () => {
    const trail = [{ name: 'VR Games', path: '/arcade/games' }];
    const list = thing({ title: 'A', description: '', path: '/arcade/games/a', trail }, 'BreadcrumbList');
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Holocade', item: 'https://portal.test/' },
      { '@type': 'ListItem', position: 2, name: 'VR Games', item: 'https://portal.test/arcade/games' },
      { '@type': 'ListItem', position: 3, name: 'A', item: 'https://portal.test/arcade/games/a' },
    ]);
  });

  test('is undefined for a page excluded from search engines', () => {
    expect(structuredData({ description: '', path: '/x', noIndex: true }, ORIGIN)).toBeUndefined();
  });
});
