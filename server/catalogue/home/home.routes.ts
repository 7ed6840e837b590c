import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../src/contract/call';
import { globalHome } from '../../../src/contract/content.contract';
import type { wireGenre } from '../../../src/contract/games.contract';
import { genrePicture } from '../../../src/domain/games/game-list';
import { pictureSizes } from '../../../src/domain/shared/picture';
import { ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { jsonObject } from '../../platform/http/json-text';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { presentArticleCard } from '../content/article.presenter';
import { listRecentArticles } from '../content/article.repository';
import { presentGameCards } from '../games/game-card.presenter';
import type { GenreRow } from '../games/genre.repository';
import { presentPicture } from '../games/media.presenter';
import { listGenres } from '../games/genre.repository';
import { listHome } from './home.repository';

/** Presents a genre with its picture. */
function presentGenre({ slug, title, colour, picture }: GenreRow, urls: PublicUrls): z.input<typeof wireGenre> {
  if (picture) return { slug, title, picture: presentPicture(picture, urls) };
  const sizes = pictureSizes((width) => urls.static(genrePicture(slug, width)));
  return { slug, title, picture: { ...sizes, colour } };
}

/** Route of the home page's content, loaded in three statements. */
export function homeRoutes({ urls }: ServerDependencies): readonly Route[] {
  return [
    route(
      globalHome,
      async ({ tx }) => {
        const [lists, genres, recent] = await Promise.all([listHome(tx), listGenres(tx), listRecentArticles(tx)]);
        return ok({
          data: jsonObject<AnswerOf<typeof globalHome>>({
            games: jsonObject<AnswerOf<typeof globalHome>['games']>({
              slider: presentGameCards(lists.slider, urls),
              updated: presentGameCards(lists.updated, urls),
              popular: presentGameCards(lists.popular, urls),
              trending: presentGameCards(lists.trending, urls),
            }),
            genres: genres.map((genre) => presentGenre(genre, urls)),
            blog: { recent: recent.map((row) => presentArticleCard(row, urls)) },
          }),
        });
      },
      { cache: 'public-short' },
    ),
  ];
}
