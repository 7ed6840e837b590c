import type { ContentGateway } from '../../application/content/content-gateway.port';
import type { GameGateway } from '../../application/games/game-gateway.port';
import type { HomeGateway } from '../../application/home/home-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { ArticlePage } from '../../domain/content/article';
import type { LegalPage } from '../../domain/content/legal-page';
import type { GamePage } from '../../domain/games/game';
import type { GameIndex } from '../../domain/games/game-list';
import type { GameQuery } from '../../domain/games/game-query';
import { sentGameQuery } from '../../domain/games/game-query';
import type { Home } from '../../domain/home/home';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import { toGameIndex, toGamePage, toGameCard } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './http-client';

export class HttpGameGateway implements GameGateway {
  constructor(private readonly http: HttpClient) {}

  async index(query: GameQuery, signal?: CancelSignal): Promise<Result<GameIndex, ApiFailure>> {
    return mapOk(await this.http.send('gameIndex', { query: sentGameQuery(query), signal }), toGameIndex);
  }

  async page(slug: string, signal?: CancelSignal): Promise<Result<GamePage, ApiFailure>> {
    return mapOk(await this.http.send('gameDetails', { params: { game: slug }, signal }), toGamePage);
  }
}

export class HttpHomeGateway implements HomeGateway {
  constructor(private readonly http: HttpClient) {}

  async home(signal?: CancelSignal): Promise<Result<Home, ApiFailure>> {
    return mapOk(await this.http.send('globalHome', { signal }), ({ games, genres, blog }) => ({
      slider: games.slider.map(toGameCard),
      updated: games.updated.map(toGameCard),
      popular: games.popular.map(toGameCard),
      genres,
      articles: blog.recent.map(toArticleCard),
    }));
  }
}

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
