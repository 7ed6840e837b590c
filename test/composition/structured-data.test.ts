import { describe, expect, test } from 'vitest';
import { structuredData } from '../../src/composition/structured-data';
import type { PageHead } from '../../src/ui/app/page-head';

const ORIGIN = 'https://portal.test';
const graph = (head: PageHead) => (structuredData(head, ORIGIN)?.['@graph'] ?? []) as Record<string, unknown>[];
const thing = (head: PageHead, type: string) => graph(head).find((each) => each['@type'] === type);

describe('what a page says to machines', () => {
  test('is who publishes it, on every page', () => {
    expect(thing({ description: '', path: '/x' }, 'Organization')).toMatchObject({
      name: 'Holocade Publishing',
      url: 'https://portal.test/',
      logo: 'https://portal.test/icon-512.png',
    });
  });

  test('is how to search the portal, on the home page alone', () => {
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

  test('is what the page is about, with its absolute address', () => {
    const head = { description: '', path: '/arcade/games/a', jsonLd: { '@type': 'VideoGame', name: 'A' } };
    expect(thing(head, 'VideoGame')).toEqual({
      '@type': 'VideoGame',
      name: 'A',
      url: 'https://portal.test/arcade/games/a',
      mainEntityOfPage: 'https://portal.test/arcade/games/a',
    });
  });

  test('is the way to the page, from the home page on', () => {
    const trail = [{ name: 'VR Games', path: '/arcade/games' }];
    const list = thing({ title: 'A', description: '', path: '/arcade/games/a', trail }, 'BreadcrumbList');
    expect(list?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Holocade', item: 'https://portal.test/' },
      { '@type': 'ListItem', position: 2, name: 'VR Games', item: 'https://portal.test/arcade/games' },
      { '@type': 'ListItem', position: 3, name: 'A', item: 'https://portal.test/arcade/games/a' },
    ]);
  });

  test('is nothing where search engines should not look', () => {
    expect(structuredData({ description: '', path: '/x', noIndex: true }, ORIGIN)).toBeUndefined();
  });
});
