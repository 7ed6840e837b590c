import type { AnswerOf } from '../../../src/contract/call';
import type { gameIndex } from '../../../src/contract/games.contract';
import { paginate } from '../../../src/domain/shared/pagination';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { GamePage } from './game-page';
import { presentGameCard } from './game-card.presenter';
import { presentFilterGenres } from './genre.presenter';
import type { GenreRow } from './genre.repository';
import { presentPagination } from './pagination.presenter';

/** Presents one page of a game list with the genres of its filter. */
export function presentGamePage(
  { rows, total }: GamePage,
  { genres, page, urls }: { readonly genres: readonly GenreRow[]; readonly page: number; readonly urls: PublicUrls },
): AnswerOf<typeof gameIndex> {
  return {
    games: rows.map((row) => presentGameCard(row, urls)),
    genres: presentFilterGenres(genres),
    pagination: presentPagination(paginate(total, page)),
  };
}
