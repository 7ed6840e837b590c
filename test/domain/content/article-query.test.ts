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

describe('article queries', () => {
  test('request all articles by default', () => {
    expect(asked('')).toEqual(defaultArticleQuery);
    expect(defaultArticleQuery).toEqual({ category: undefined, author: undefined, tag: undefined, page: 1 });
    expect(address(defaultArticleQuery)).toBe('');
  });

  test('are parsed from and formatted into an address', () => {
    expect(asked(FULL)).toEqual(full);
    expect(address(full)).toBe(FULL);
    expect(address({ ...defaultArticleQuery, tag: 'web' })).toBe('tag=web');
  });

  test.each(['cat=A', 'author=a', 'author=a%20b', 'tag=..', 'page=0', 'page=x'])(
    'ignore the invalid parameter %s',
    (text) => {
      expect(asked(text)).toEqual(defaultArticleQuery);
    },
  );

  test('return to the first page on a change, and keep the other filters', () => {
    expect(changeArticleQuery(full, { category: undefined })).toEqual({ ...full, category: undefined, page: 1 });
    expect(changeArticleQuery(full, { page: 3 })).toEqual({ ...full, page: 3 });
  });

  test("accept the operator's articles, whose username is reserved", () => {
    expect(asked('author=admin').author).toBe('admin');
  });

  test('are sent without empty parameters', () => {
    expect(sentArticleQuery(defaultArticleQuery)).toStrictEqual({ page: 1 });
    expect(sentArticleQuery(full)).toStrictEqual({ cat: 'news', author: 'Nova_1', tag: 'web-xr', page: 2 });
  });

  property.prop([articleQueries])('are always parsed as they were formatted', (query) => {
    expect(asked(address(query))).toEqual(query);
  });

  property.prop([articleQueries])('are always sent under the names of the address', (query) => {
    const written = articleQueryParameters({ ...query, page: query.page + 1 }).map(([name]) => name);
    expect(Object.keys(sentArticleQuery(query)).sort()).toEqual([...written].sort());
  });

  property.prop([fc.dictionary(fc.constantFrom(...Object.values(articleQueryNames)), fc.string())])(
    'never contain an invalid value',
    (parameters) => {
      const { category, author, tag, page } = parseArticleQuery((name) => parameters[name] ?? null);
      for (const slug of [category, tag]) expect(slug ?? 'none').toMatch(/^[a-z0-9-]{1,64}$/);
      expect(author ?? 'none').toMatch(/^[A-Za-z0-9_-]{3,24}$/);
      expect(page).toBeGreaterThanOrEqual(1);
    },
  );
});
