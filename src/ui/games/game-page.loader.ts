import type { LoaderFunctionArgs } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { AppServices } from '../app/app-services';
import { loaded } from '../app/load';
import { loadPart } from '../app/load-part';
import { reviewsPageFromQuery, rightReviewsQuery } from '../reviews/reviews-page';
import type { GamePageData } from './game-page-data';

/** Loads a game and the page of its reviews that the address asks for; an address that asks for none of them is put right. */
export function gamePageLoader({ loadGamePage, openPlay }: Pick<AppServices, 'loadGamePage' | 'openPlay'>) {
  // The address of the request has no hash.
  return async ({ params, request: { signal }, url: { pathname, searchParams, hash } }: LoaderFunctionArgs) => {
    const slug = params['game'] ?? '';
    const page = reviewsPageFromQuery(searchParams);
    const [game, reviews] = await Promise.all([
      loadGamePage.execute(slug, signal),
      loadPart(openPlay).then(({ loadReviews }) => loadReviews.execute(slug, page, signal)),
    ]);
    const right = rightReviewsQuery(searchParams, reviews.ok ? reviews.value.pagination : undefined);
    if (game.ok && right !== undefined) return redirect(`${pathname}${right === '' ? '' : `?${right}`}${hash}`);
    return { ...loaded(game), reviews: reviews.ok ? reviews.value : undefined } satisfies GamePageData;
  };
}
