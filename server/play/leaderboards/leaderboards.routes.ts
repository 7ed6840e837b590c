import type { AnswerOf } from '../../../src/contract/call';
import {
  boardFriends,
  boardList,
  boardMine,
  boardPost,
  boardScores,
  boardStats,
} from '../../../src/contract/leaderboards.contract';
import { judgeScore } from '../../../src/domain/leaderboards/score';
import { rowsAround } from '../../../src/domain/leaderboards/board';
import type { Pagination } from '../../../src/domain/shared/pagination';
import { pageOffset, paginate } from '../../../src/domain/shared/pagination';
import { err, ok } from '../../../src/domain/shared/result';
import { presentPagination } from '../../catalogue/games/pagination.presenter';
import { guestKey } from '../../catalogue/games/visitor-key';
import type { ServerDependencies } from '../../deps';
import { avatarPictures } from '../../identity/account/avatar';
import { deviceClass } from '../../identity/account/device-name';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { recordGameEvent } from '../sessions/game-event.repository';
import { findBoard, listBoards } from './board.repository';
import { findLivePlay } from './live-play.repository';
import type { ScoreRow } from './score-list.repository';
import { amongFriendsOf, findRank, listScores, tallyScores } from './score-list.repository';
import { refusedScore } from './score.policy';
import { storeBestScore } from './score.repository';

/** Maps rows of a board; ranks start at the pagination's offset. */
function presentScores(
  board: string,
  rows: readonly ScoreRow[],
  pagination: Pagination,
  urls: PublicUrls,
): AnswerOf<typeof boardScores> {
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

/** Limit for one player on all boards. */
const POSTS_A_MINUTE = 60;

const noBoard = () => err(refusal.notFound('leaderboard'));

/** Routes of games' boards and their scores. */
export function leaderboardRoutes({ config, urls }: Pick<ServerDependencies, 'config' | 'urls'>): readonly Route[] {
  return [
    route(
      boardList,
      async ({ params, tx }) => {
        const found = await listBoards(tx, params.game);
        if (!found) return err(refusal.notFound('game'));
        return ok({ data: found.map(({ slug, ...head }) => ({ board: slug, ...head })) });
      },
      { cache: 'public-short' },
    ),

    route(
      boardScores,
      async ({ params, query, now, tx }) => {
        const board = await findBoard(tx, params, now);
        if (!board) return noBoard();
        const [{ entries }, rows] = await Promise.all([
          tallyScores(tx, board),
          listScores(tx, board, { limit: params.size, offset: pageOffset(query.page, params.size) }),
        ]);
        return ok({ data: presentScores(board.slug, rows, paginate(entries, query.page, params.size), urls) });
      },
      { cache: 'public-short' },
    ),

    route(
      boardStats,
      async ({ params, caller, now, tx }) => {
        const board = await findBoard(tx, params, now);
        if (!board) return noBoard();
        const [tally, rank] = await Promise.all([
          tallyScores(tx, board),
          caller.player ? findRank(tx, board, caller.player.id) : undefined,
        ]);
        const since = board.since?.toISOString() ?? null;
        return ok({ data: { ...tally, rank: rank ?? null, order: board.order, since } });
      },
      { cache: 'visitors-short' },
    ),

    route(boardFriends, async ({ params, caller, now, tx }) => {
      const board = await findBoard(tx, params, now);
      if (!board) return noBoard();
      const among = amongFriendsOf(caller.player.id);
      const [{ entries }, rows] = await Promise.all([
        tallyScores(tx, board, among),
        listScores(tx, board, { limit: params.size, offset: 0 }, among),
      ]);
      return ok({ data: presentScores(board.slug, rows, paginate(entries, 1, params.size), urls) });
    }),

    route(boardMine, async ({ params, caller, now, tx }) => {
      const board = await findBoard(tx, params, now);
      if (!board) return noBoard();
      const [{ entries }, rank] = await Promise.all([tallyScores(tx, board), findRank(tx, board, caller.player.id)]);
      if (rank === undefined) return ok({ data: presentScores(board.slug, [], paginate(0, 1, params.size), urls) });
      const around = rowsAround(Math.max(entries, rank), rank, params.size);
      const rows = await listScores(tx, board, { limit: params.size, offset: around.from - 1 });
      return ok({ data: presentScores(board.slug, rows, around, urls) });
    }),

    route(
      boardPost,
      async ({ params, body, caller, now, tx }) => {
        const accountId = caller.player.id;
        const board = await findBoard(tx, params, now);
        if (!board) return noBoard();
        const guest = caller.guestId === undefined ? undefined : guestKey(config.secret, caller.guestId);
        const live = await findLivePlay(tx, { gameId: board.gameId, accountId, guest }, now);
        const verdict = judgeScore(board, body.score, live);
        if (!verdict.ok) return err(refusedScore(verdict.error, board.bounds, body.score));
        const standing = verdict.value;
        const kept = await storeBestScore(tx, board, { accountId, standing, score: body.score }, now);
        const device = deviceClass(caller.userAgent);
        await recordGameEvent(tx, { gameId: board.gameId, kind: 'score', device }, now);
        const improved = kept && standing === 'listed';
        const event = { gameId: board.gameId, accountId, type: 'score.accepted' } as const;
        if (improved)
          await recordWebhookEvent(tx, config, { ...event, data: { board: board.slug, score: body.score } }, now);
        return ok({ data: { improved, standing } });
      },
      { limit: { max: POSTS_A_MINUTE, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
