import { globalHome } from '../../../src/contract/content.contract';
import { ok } from '../../../src/domain/shared/result';
import { presentArticleCard } from '../content/article.presenter';
import { listRecentArticles } from '../content/article.repository';
import type { ServerDependencies } from '../../deps';
import { presentGameCard } from '../games/game-card.presenter';
import { listGenres } from '../games/genre.repository';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { presentGenre } from './genre.presenter';
import { listHome } from './home.repository';

/** Everything that the home page shows, in five statements. */
export function homeRoutes({ urls }: ServerDependencies): readonly Route[] {
  return [
    route(
      globalHome,
      async ({ tx }) => {
        const [lists, genres, recent] = await Promise.all([listHome(tx), listGenres(tx), listRecentArticles(tx)]);
        return ok({
          data: {
            games: {
              slider: lists.slider.map((row) => presentGameCard(row, urls)),
              updated: lists.updated.map((row) => presentGameCard(row, urls)),
              popular: lists.popular.map((row) => presentGameCard(row, urls)),
            },
            genres: genres.map((genre) => presentGenre(genre, urls)),
            blog: { recent: recent.map((row) => presentArticleCard(row, urls)) },
          },
        });
      },
      { cache: 'public-short' },
    ),
  ];
}
