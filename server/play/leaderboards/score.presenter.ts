import type * as z from 'zod/mini';
import type { boardScores } from '../../../src/contract/leaderboards.contract';
import type { Pagination } from '../../../src/domain/shared/pagination';
import { avatarPictures } from '../../identity/account/avatar';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import type { ScoreRow } from './score-list.repository';

/** Some rows of a board, whose ranks begin where the pagination says. */
export function presentScores(
  board: string,
  rows: readonly ScoreRow[],
  pagination: Pagination,
  urls: PublicUrls,
): z.output<(typeof boardScores)['data']> {
  return {
    board,
    scores: rows.map(({ score, postedAt, username, alias, ...row }, index) => ({
      rank: pagination.from + index,
      score,
      username,
      alias: alias ?? username,
      avatar: avatarPictures(row, urls).sm,
      date: postedAt.toISOString(),
    })),
    pagination: presentPagination(pagination),
  };
}
