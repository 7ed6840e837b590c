import { articleDetails, articleIndex, articleRead } from '../../../src/contract/content.contract';
import { PAGE_SIZE, pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { attemptRules } from '../../identity/auth/attempts/attempt-rules';
import type { ServerDependencies } from '../../deps';
import { presentPagination } from '../games/pagination.presenter';
import { visitorKey } from '../games/visitor-key';
import { canCountGuest, visitLimit } from '../../platform/http/can-count-guest';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { findArticleFilters } from './article-filter.repository';
import { listArticleCategories, listArticles } from './article-index.repository';
import { countArticleView, findArticleId } from './article-view.repository';
import { presentArticle, presentArticleCard, presentArticleFilters } from './article.presenter';
import { findArticle, listRelated } from './article.repository';

/** Routes of the blog: index, article and view count. */
export function blogRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  const { guestViews } = attemptRules(config.production);
  return [
    route(
      articleIndex,
      async ({ query, tx }) => {
        const { cat, author, tag } = query;
        const [filters, categories] = await Promise.all([
          findArticleFilters(tx, { cat, author, tag }),
          listArticleCategories(tx),
        ]);
        const isUnknown =
          (cat !== undefined && !filters.category) ||
          (author !== undefined && !filters.author) ||
          (tag !== undefined && !filters.tag);
        const window = { limit: PAGE_SIZE, offset: pageOffset(query.page) };
        const { rows, total } = isUnknown ? { rows: [], total: 0 } : await listArticles(tx, filters, window);
        return ok({
          data: {
            articles: rows.map((row) => presentArticleCard(row, urls)),
            categories: categories.map(({ slug, title }) => ({ slug, title })),
            filters: presentArticleFilters(filters),
            pagination: presentPagination(paginate(total, query.page)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      articleDetails,
      async ({ params, tx }) => {
        const article = await findArticle(tx, params.article);
        if (!article) return err(refusal.notFound('article'));
        const related = await listRelated(tx, article);
        return ok({
          data: {
            article: presentArticle(article, urls),
            related: related.map((row) => presentArticleCard(row, urls)),
          },
        });
      },
      { cache: 'public-short' },
    ),

    route(
      articleRead,
      async ({ params, caller, now, tx }) => {
        const articleId = await findArticleId(tx, params.article);
        if (articleId === undefined) return err(refusal.notFound('article'));
        await countArticleView(tx, articleId, visitorKey(config.secret, caller), now, () =>
          canCountGuest(tx, guestViews, { caller, of: articleId, now }),
        );
        return ok({ data: null });
      },
      { limit: visitLimit },
    ),
  ];
}
