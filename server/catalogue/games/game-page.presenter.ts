import type { AnswerOf } from '../../../src/contract/call';
import type { tagGames } from '../../../src/contract/games.contract';
import { paginate } from '../../../src/domain/shared/pagination';
import type { JsonOf } from '../../platform/http/json-text';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { FilterGenres } from './filter-genres';
import { presentGameCards } from './game-card.presenter';
import type { GamePage } from './game-page';
import { presentPagination } from './pagination.presenter';

type WirePage = Omit<AnswerOf<typeof tagGames>, 'tag'>;
type PresentedPage = { readonly [Key in keyof WirePage]: JsonOf<WirePage[Key]> };

/** Presents one page of a game list with the genres of its filter, as the fields of an answer. */
export function presentGamePage(
  { cards, total }: GamePage,
  { genres, page, urls }: { readonly genres: FilterGenres; readonly page: number; readonly urls: PublicUrls },
): PresentedPage {
  return { games: presentGameCards(cards, urls), genres, pagination: presentPagination(paginate(total, page)) };
}
