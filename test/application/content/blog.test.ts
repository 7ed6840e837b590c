import { describe, expect, test } from 'vitest';
import type { BlogGateway } from '../../../src/application/content/blog-gateway.port';
import { defaultArticleQuery } from '../../../src/domain/content/article-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { ok } from '../../../src/domain/shared/result';

const names = { category: undefined, author: undefined, tag: undefined };
const empty = { articles: [], categories: [], filters: names };

describe('LoadBlog', () => {
  test('loads the page for the query in the address', async () => {
    const gateway: BlogGateway = {
      index: ({ page }) => Promise.resolve(ok({ ...empty, pagination: paginate(0, page) })),
      countRead: () => Promise.reject(new Error('unused')),
    };
    const answer = await gateway.index({ ...defaultArticleQuery, page: 3 });
    expect(answer).toEqual(ok({ ...empty, pagination: paginate(0, 3) }));
  });
});
