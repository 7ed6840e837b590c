import { describe, expect, test } from 'vitest';
import type { BlogGateway } from '../../../src/application/content/blog-gateway.port';
import { CountArticleRead } from '../../../src/application/content/count-article-read.use-case';
import { LoadBlog } from '../../../src/application/content/load-blog.use-case';
import { defaultArticleQuery } from '../../../src/domain/content/article-query';
import { paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';

const names = { category: undefined, author: undefined, tag: undefined };
const empty = { articles: [], categories: [], filters: names };

describe('the blog', () => {
  test('is loaded for the query of its address', async () => {
    const gateway: BlogGateway = {
      index: ({ page }) => Promise.resolve(ok({ ...empty, pagination: paginate(0, page) })),
      countRead: () => Promise.resolve(ok(undefined)),
    };
    const answer = await new LoadBlog(gateway).execute({ ...defaultArticleQuery, page: 3 });
    expect(answer).toEqual(ok({ ...empty, pagination: paginate(0, 3) }));
  });

  test('counts who reads an article, and is not disturbed when that fails', async () => {
    const read: string[] = [];
    const gateway: BlogGateway = {
      index: () => Promise.resolve(err({ kind: 'network' })),
      countRead: (article) => {
        read.push(article);
        return Promise.resolve(err({ kind: 'network' }));
      },
    };
    await expect(new CountArticleRead(gateway).execute('comfort')).resolves.toBeUndefined();
    expect(read).toEqual(['comfort']);
  });
});
