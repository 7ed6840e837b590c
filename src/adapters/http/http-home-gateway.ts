import type { HomeGateway } from '../../application/home/home-gateway.port';
import type { ApiFailure } from '../../application/http/api-failure';
import type { CancelSignal } from '../../application/system/cancel-signal';
import type { Home } from '../../domain/home/home';
import type { Result } from '../../domain/shared/result';
import { toArticleCard } from './article.mapper';
import { toGameCard } from './game.mapper';
import type { HttpClient } from './http-client';
import { mapOk } from './map-ok';

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
