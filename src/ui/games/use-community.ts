import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reviewsPageFromQuery } from '../reviews/reviews-page';
import { useScreen } from '../shared/use-screen';
import type { GameCommunityViewModel } from './game-community.view-model';
import type { GamePageData } from './game-page-data';

/** What players make of the game of a page, kept for as long as that game is shown; newer answers of the page go into it. */
export function useCommunity(
  create: (reviewsPage: number) => GameCommunityViewModel,
  page: GamePageData,
): GameCommunityViewModel {
  const [query] = useSearchParams();
  const community = useScreen(() => create(reviewsPageFromQuery(query)));
  useEffect(() => {
    community.show(page);
  }, [community, page]);
  return community;
}
