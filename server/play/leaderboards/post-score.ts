import type { AnswerOf } from '../../../src/contract/call';
import type { boardPost } from '../../../src/contract/leaderboards.contract';
import { brokenLimit, judgeScore } from '../../../src/domain/leaderboards/score';
import type { ScoreTicket, TicketProblem } from '../../../src/domain/leaderboards/score-ticket';
import { runOfTicket, ticketProblemTexts } from '../../../src/domain/leaderboards/score-ticket';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { Executor } from '../../platform/database/executor';
import type { Refusal } from '../../platform/http/refusal';
import { refusal } from '../../platform/http/refusal';
import { recordWebhookEvent } from '../../publishing/webhooks/record-event';
import { isBannedFrom } from './board-ban.repository';
import type { OpenBoard } from './board.repository';
import type { OpenPlay } from './live-play.repository';
import { findTicketPlay, readScoreTicket, recordTicketImprovement, useScoreTicket } from './score-ticket';
import { refusedScore } from './score.policy';
import { storeBestScore } from './score.repository';

/** Refuses scores and runs of a player whom the developer has banned. */
export const bannedFromBoard = (): Refusal =>
  refusal.forbidden('The developer of this game has banned this player from the board.');

const refusedTicket = (problem: TicketProblem) => err(refusal.scoreTicket(ticketProblemTexts[problem]));

/** A score as posted by the page, with the player's open play. */
interface PostedScore {
  readonly board: OpenBoard;
  readonly accountId: string;
  readonly live: OpenPlay | undefined;
  readonly score: number;
  readonly ticket?: string | undefined;
  readonly inputs?: string | undefined;
  readonly now: Date;
}

interface TicketRun {
  readonly ticket: ScoreTicket;
  /** Milliseconds since the start of the run. */
  readonly runFor: number;
  readonly emulated: boolean;
}

/** Checks the ticket of a score. Returns undefined for a score without a ticket on a board that needs none. */
async function findRun(
  tx: Executor,
  secret: string,
  { board, accountId, ticket: text, now }: PostedScore,
): Promise<Result<TicketRun | undefined, Refusal>> {
  if (text === undefined) return board.tickets ? refusedTicket('missing') : ok(undefined);
  const ticket = readScoreTicket(secret, text);
  if (!ticket) return refusedTicket('invalid');
  const owner = { gameId: board.gameId, boardId: board.id, accountId };
  const runFor = runOfTicket(ticket, owner, now.getTime());
  if (!runFor.ok) return refusedTicket(runFor.error);
  const play = await findTicketPlay(tx, ticket);
  return play ? ok({ ticket, runFor: runFor.value, emulated: play.emulated }) : refusedTicket('foreign');
}

/**
 * Judges and stores a score. Returns undefined after it has set aside the score of a banned player. A repeated score with the same ticket
 * gets the first result.
 */
export async function postScore(
  tx: Executor,
  secret: string,
  posted: PostedScore,
): Promise<Result<AnswerOf<typeof boardPost> | undefined, Refusal>> {
  const { board, accountId, live, score, inputs, now } = posted;
  const found = live ? await findRun(tx, secret, posted) : ok(undefined);
  if (!found.ok) return found;
  const run = found.value;
  const banned = await isBannedFrom(tx, board, accountId);
  const play = live && {
    ...live,
    ...(run && { runFor: run.runFor, emulated: live.emulated || run.emulated }),
    banned,
  };
  const verdict = judgeScore(board, score, play);
  if (!verdict.ok) return err(refusedScore(verdict.error, board.bounds, score));
  const standing = verdict.value;
  const before = run && (await useScoreTicket(tx, run.ticket, { score, standing }));
  if (before && before.score !== score) return refusedTicket('used');
  if (before) return ok(banned ? undefined : { improved: before.improved, standing: before.standing });
  const facts = {
    playSessionId: run?.ticket.sessionId ?? live?.sessionId,
    brokenLimit: standing === 'quarantined' && play ? brokenLimit(board, score, play) : null,
    runMs: run?.runFor,
    inputDigest: inputs,
  };
  const kept = await storeBestScore(tx, board, { accountId, standing, score, facts }, now);
  const improved = kept && standing === 'listed';
  if (run && improved) await recordTicketImprovement(tx, run.ticket.id);
  const event = { gameId: board.gameId, accountId, type: 'score.accepted' } as const;
  if (improved) await recordWebhookEvent(tx, { secret }, { ...event, data: { board: board.slug, score } }, now);
  return ok(banned ? undefined : { improved, standing });
}
