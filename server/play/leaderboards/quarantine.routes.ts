import { boardQuarantine, boardRelease } from '../../../src/contract/leaderboards.contract';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import type { Executor } from '../../platform/database/executor';
import type { Player } from '../../platform/http/caller';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import type { OpenBoard } from './board.repository';
import { findBoard } from './board.repository';
import { deleteQuarantined, lockQuarantined, listQuarantined, canModerateBoard } from './quarantine.repository';
import { storeBestScore } from './score.repository';

interface BoardInput {
  readonly params: { readonly game: string; readonly board: string };
  readonly caller: { readonly player: Player };
  readonly now: Date;
  readonly tx: Executor;
}

/** Finds the board if the caller moderates it. */
async function ownBoard({ params, caller, now, tx }: BoardInput): Promise<Result<OpenBoard, Refusal>> {
  const board = await findBoard(tx, params, now);
  if (!board) return err(refusal.notFound('leaderboard'));
  return (await canModerateBoard(tx, board, caller.player.id)) ? ok(board) : err(refusal.forbidden());
}

/** Routes for moderators of boards: list, accept and reject quarantined scores. */
export function quarantineRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  return [
    route(boardQuarantine, async (input) => {
      const board = await ownBoard(input);
      if (!board.ok) return board;
      const rows = await listQuarantined(input.tx, board.value);
      const scores = rows.map(({ username, alias, score, postedAt }) => ({
        username,
        alias: alias ?? username,
        score,
        date: postedAt.toISOString(),
      }));
      return ok({ data: { scores } });
    }),

    route(
      boardRelease,
      async (input) => {
        const { params, body, tx } = input;
        const found = await ownBoard(input);
        if (!found.ok) return found;
        const board = found.value;
        const apart = await lockQuarantined(tx, board, params.user);
        if (!apart) return err(refusal.notFound('score'));
        const { accountId, score, postedAt, source } = apart;
        // A higher score that arrived since has not been reviewed.
        if (score !== body.score) return err(refusal.conflict('Another score of this player is in quarantine now.'));
        await deleteQuarantined(tx, board, accountId);
        // A score from a past period would replace one that counts.
        const counts = board.since === undefined || postedAt >= board.since;
        const listed = { accountId, standing: 'listed', score, source } as const;
        const improved = body.listed && counts && (await storeBestScore(tx, board, listed, postedAt));
        const event = { gameId: board.gameId, accountId, type: 'score.accepted' } as const;
        if (improved) await recordWebhookEvent(tx, config, { ...event, data: { board: board.slug, score } }, input.now);
        return ok({ data: { improved } });
      },
      { limit: { max: 120, windowSeconds: 60, by: 'caller' } },
    ),
  ];
}
