import type { ContentGateway } from '../../application/content/content-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { LegalPage } from '../../domain/content/legal-page';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

export class HttpContentGateway implements ContentGateway {
  constructor(private readonly http: HttpClient) {}

  async article(slug: string, signal?: CancelSignal): Promise<Result<ArticlePage, ApiFailure>> {
    return mapOk(
      await this.http.send('articleDetails', { params: { article: slug }, signal }),
      ({ article, related }) => ({
        article: { ...toArticleCard(article), body: article.body, share: article.share },
        related: related.map(toArticleCard),
      }),
    );
  }

  async legalPage(slug: string, signal?: CancelSignal): Promise<Result<LegalPage, ApiFailure>> {
    return this.http.send('legalPage', { params: { page: slug }, signal });
  }

  async redirect(path: string, signal?: CancelSignal): Promise<Result<string, ApiFailure>> {
    return mapOk(await this.http.send('redirectCheck', { body: { route: path }, signal }), ({ to }) => to);
  }
}
