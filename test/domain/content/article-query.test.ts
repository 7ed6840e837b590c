import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ArticleQuery } from '../../../src/domain/content/article-query';
import {
  articleQueryNames,
  articleQueryParameters,
  changeArticleQuery,
  defaultArticleQuery,
  parseArticleQuery,
  sentArticleQuery,
} from '../../../src/domain/content/article-query';
import { articleQueries } from '../../arbitraries/articles';

const asked = (address: string) => {
  const parameters = new URLSearchParams(address);
  return parseArticleQuery((name) => parameters.get(name));
};
const address = (query: ArticleQuery) =>
  new URLSearchParams(articleQueryParameters(query).map(([name, value]) => [name, value])).toString();

const full: ArticleQuery = { category: 'news', author: 'Nova_1', tag: 'web-xr', page: 2 };
const FULL = 'cat=news&author=Nova_1&tag=web-xr&page=2';

describe('a question for articles', () => {
  test('asks for all of them unless told otherwise', () => {
    expect(asked('')).toEqual(defaultArticleQuery);
    expect(defaultArticleQuery).toEqual({ category: undefined, author: undefined, tag: undefined, page: 1 });
    expect(address(defaultArticleQuery)).toBe('');
  });

  test('is read out of an address, and written into one', () => {
    expect(asked(FULL)).toEqual(full);
    expect(address(full)).toBe(FULL);
    expect(address({ ...defaultArticleQuery, tag: 'web' })).toBe('tag=web');
  });

  test.each(['cat=A', 'author=a', 'author=a%20b', 'tag=..', 'page=0', 'page=x'])(
    'leaves out what cannot be meant: %s',
    (text) => {
      expect(asked(text)).toEqual(defaultArticleQuery);
    },
  );

  test('begins anew when it is changed, and goes on with its other filters', () => {
    expect(changeArticleQuery(full, { category: undefined })).toEqual({ ...full, category: undefined, page: 1 });
    expect(changeArticleQuery(full, { page: 3 })).toEqual({ ...full, page: 3 });
  });

  test('may be for the articles of the house, whose user name is a reserved one', () => {
    expect(asked('author=admin').author).toBe('admin');
  });

  test('is sent without what is not asked', () => {
    expect(sentArticleQuery(defaultArticleQuery)).toStrictEqual({ page: 1 });
    expect(sentArticleQuery(full)).toStrictEqual({ cat: 'news', author: 'Nova_1', tag: 'web-xr', page: 2 });
  });

  property.prop([articleQueries])('is always read as it was written', (query) => {
    expect(asked(address(query))).toEqual(query);
  });

  property.prop([articleQueries])('is always sent under the names of its address', (query) => {
    const written = articleQueryParameters({ ...query, page: query.page + 1 }).map(([name]) => name);
    expect(Object.keys(sentArticleQuery(query)).sort()).toEqual([...written].sort());
  });

  property.prop([fc.dictionary(fc.constantFrom(...Object.values(articleQueryNames)), fc.string())])(
    'never asks for what cannot be',
    (parameters) => {
      const { category, author, tag, page } = parseArticleQuery((name) => parameters[name] ?? null);
      for (const slug of [category, tag]) expect(slug ?? 'none').toMatch(/^[a-z0-9-]{1,64}$/);
      expect(author ?? 'none').toMatch(/^[A-Za-z0-9_-]{3,24}$/);
      expect(page).toBeGreaterThanOrEqual(1);
    },
  );
});
