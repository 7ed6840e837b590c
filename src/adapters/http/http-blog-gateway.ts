import type { BlogGateway } from '../../application/content/blog-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { ArticleIndex } from '../../domain/content/article-index';
import type { ArticleQuery } from '../../domain/content/article-query';
import { sentArticleQuery } from '../../domain/content/article-query';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import type { HttpClient } from './http-client';
import { mapOk, discardValue } from './map-ok';
import { toPagination } from './pagination.mapper';

export class HttpBlogGateway implements BlogGateway {
  constructor(private readonly http: HttpClient) {}

  async index(query: ArticleQuery, signal?: CancelSignal): Promise<Result<ArticleIndex, ApiFailure>> {
    const answer = await this.http.send('articleIndex', { query: sentArticleQuery(query), signal });
    return mapOk(answer, ({ articles, categories, filters, pagination }) => ({
      articles: articles.map(toArticleCard),
      categories,
      filters: {
        category: filters.cat ?? undefined,
        author: filters.author ?? undefined,
        tag: filters.tag ?? undefined,
      },
      pagination: toPagination(pagination),
    }));
  }

  async countRead(article: string): Promise<Result<void, ApiFailure>> {
    return mapOk(await this.http.send('articleRead', { params: { article } }), discardValue);
  }
}
