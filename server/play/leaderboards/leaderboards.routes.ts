import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '../../../src/contract/call';
import {
  boardFriends,
  boardList,
  boardMine,
  boardPost,
  boardRun,
  boardScores,
  boardStats,
} from '../../../src/contract/leaderboards.contract';
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
import type { PublicUrls } from '../../publishing/hosts/public-urls';
import { recordGameEvent } from '../sessions/game-event.repository';
import { isBannedFrom } from './board-ban.repository';
import { findBoard, listBoards } from './board.repository';
import { findLivePlay } from './live-play.repository';
import { bannedFromBoard, postScore } from './post-score';
import type { ScoreRow } from './score-list.repository';
import { amongFriendsOf, findRank, listScores, tallyScores } from './score-list.repository';
import { noLiveSession } from './score.policy';
import { signScoreTicket, ticketEnd } from './score-ticket';

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
const POSTS = { max: 60, windowSeconds: 60, by: 'caller' } as const;

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
      boardRun,
      async ({ params, caller, now, tx }) => {
        const accountId = caller.player.id;
        const board = await findBoard(tx, params, now);
        if (!board) return noBoard();
        const live = await findLivePlay(tx, { gameId: board.gameId, accountId, guest: undefined }, now);
        if (!live) return err(noLiveSession());
        if (await isBannedFrom(tx, board, accountId)) return err(bannedFromBoard());
        const { sessionId } = live;
        const names = { gameId: board.gameId, boardId: board.id, accountId, sessionId };
        const ticket = { id: randomUUID(), ...names, startedAt: now.getTime() };
        const expires = ticketEnd(ticket).toISOString();
        return ok({ data: { ticket: signScoreTicket(config.secret, ticket), expires } });
      },
      { limit: POSTS },
    ),

    route(
      boardPost,
      async ({ params, body, caller, now, tx }) => {
        const accountId = caller.player.id;
        const board = await findBoard(tx, params, now);
        if (!board) return noBoard();
        const guest = caller.guestId === undefined ? undefined : guestKey(config.secret, caller.guestId);
        const live = await findLivePlay(tx, { gameId: board.gameId, accountId, guest }, now);
        const posted = await postScore(tx, config.secret, { board, accountId, live, ...body, now });
        if (!posted.ok) return posted;
        const device = deviceClass(caller.userAgent);
        await recordGameEvent(tx, { gameId: board.gameId, kind: 'score', device }, now);
        return posted.value ? ok({ data: posted.value }) : err(bannedFromBoard());
      },
      // The score of a banned player is set aside, too.
      { commitsRefusals: true, limit: POSTS },
    ),
  ];
}
