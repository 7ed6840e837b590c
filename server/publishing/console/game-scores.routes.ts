import type { AnswerOf } from '../../../src/contract/call';
import { boardReview, gameScores, scoreDecide, scoreRemove } from '../../../src/contract/game-scores.contract';
import { playMode } from '../../../src/domain/console/game-scores';
import { scoreText } from '../../../src/domain/leaderboards/score-text';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { isBannedFrom, listBoardBans } from '../../play/leaderboards/board-ban.repository';
import { listGameBoards } from '../../play/leaderboards/board.repository';
import type { ReviewedRow } from '../../play/leaderboards/score-review.repository';
import {
  countSetAside,
  decideScore,
  listSetAside,
  listTop,
  removeScore,
} from '../../play/leaderboards/score-review.repository';
import type { Executor } from '../../platform/database/executor';
import type { MemberCaller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordAudit } from './audit.repository';
import { recordWebhookEvent } from '../webhooks/record-event';
import { findOwnGame } from './game-details.repository';
import type { ActingMember } from './member.repository';
import { lockAsMember } from './member.repository';

type Reviewed = AnswerOf<typeof boardReview>['top'][number];

function presentScore(row: ReviewedRow): Reviewed {
  const { username, alias, score, best, postedAt, limit, startedAt, emulated, vr, device, build, runFor, inputs } = row;
  const isKnown = startedAt !== null && emulated !== null && vr !== null && device !== null;
  return {
    ...{ username, alias: alias ?? username, score, best, at: postedAt.toISOString(), limit, build, runFor, inputs },
    playedFor: startedAt && Math.max(0, postedAt.getTime() - startedAt.getTime()),
    mode: isKnown ? playMode({ emulated, vr, device }) : null,
    device,
  };
}

interface ScoresInput {
  readonly params: { readonly game: string };
  readonly caller: Pick<MemberCaller, 'member'>;
  readonly now: Date;
  readonly tx: Executor;
}

type BoardInput = ScoresInput & { readonly params: { readonly board: string } };

interface Deciding {
  readonly actor: ActingMember;
  readonly board: Awaited<ReturnType<typeof listGameBoards>>[number];
}

/** Finds the game of a call with its boards; undefined for a game of another developer. */
async function ownBoards({ params, caller: { member }, now, tx }: ScoresInput) {
  const own = { developerId: member.developerId, game: params.game, draft: false };
  const game = await findOwnGame(tx, own);
  return game && { own, gameId: game.id, boards: await listGameBoards(tx, game.id, now) };
}

/** Finds the board of a call. */
async function ownBoard(input: BoardInput) {
  return (await ownBoards(input))?.boards.find(({ slug }) => slug === input.params.board);
}

const noGame = () => err(refusal.notFound('game'));
export const noBoard = () => err(refusal.notFound('leaderboard'));
/** Locks the caller as a member who decides about scores, and finds the game of the call with its boards. */
export async function lockDecider(input: ScoresInput) {
  const actor = await lockAsMember(input.tx, input.caller.member, 'scores.decide');
  if (!actor.ok) return actor;
  const found = await ownBoards(input);
  return found ? ok({ ...found, actor: actor.value }) : noGame();
}

/** Handles a call about the scores of a board by a member who decides about them. The caller is locked. */
const onBoard =
  <Input extends BoardInput, Answer>(decide: (input: Input, deciding: Deciding) => Promise<Answer>) =>
  async (input: Input) => {
    const deciding = await lockDecider(input);
    if (!deciding.ok) return deciding;
    const { actor, boards } = deciding.value;
    const board = boards.find(({ slug }) => slug === input.params.board);
    return board ? decide(input, { actor, board }) : noBoard();
  };

export const limited = { limit: { max: 120, windowSeconds: 60, by: 'caller' } } as const;

/** Calls about the scores of a game: decisions about set-aside ones, and removals. */
export function gameScoresRoutes({ config }: Pick<ServerDependencies, 'config'>): readonly Route[] {
  return [
    route(
      gameScores,
      async (input) => {
        const found = await ownBoards(input);
        if (!found) return noGame();
        const { gameId, boards } = found;
        const waiting = await countSetAside(input.tx, boards);
        const bans = await listBoardBans(input.tx, gameId, input.now);
        return ok({
          data: {
            boards: boards.map(({ id, head: { slug, title, unit }, tickets }) => ({
              ...{ slug, title, unit, tickets },
              waiting: waiting.get(id) ?? 0,
            })),
            bans: bans.map(({ since, until, ...ban }) => ({
              ...ban,
              since: since.toISOString(),
              until: until?.toISOString() ?? null,
            })),
          },
        });
      },
      limited,
    ),

    route(
      boardReview,
      async (input) => {
        const board = await ownBoard(input);
        if (!board) return noBoard();
        const setAside = await listSetAside(input.tx, board);
        const top = await listTop(input.tx, board);
        return ok({ data: { setAside: setAside.map(presentScore), top: top.map(presentScore) } });
      },
      limited,
    ),

    route(
      scoreDecide,
      onBoard(async ({ body, now, params, tx }, { actor, board }) => {
        const { decision } = body;
        const results: AnswerOf<typeof scoreDecide>['scores'] = [];
        for (const name of body.scores) {
          const { result, by, made } = await decideScore(tx, board, name, {
            ...{ decision, accountId: actor.accountId, now },
          });
          results.push({ ...name, result, by: by ?? null });
          if (!made) continue;
          const { accountId, score, improved } = made;
          await recordAudit(tx, {
            member: actor,
            event: `score.${decision === 'accepted' ? 'accept' : 'refuse'}`,
            text: `${decision === 'accepted' ? 'Accepted' : 'Refused'} the score ${scoreText(score, board.head.unit)} of ${made.username} on “${board.slug}” of “${params.game}”.`,
            ...{ subject: accountId, now },
          });
          const event = { gameId: board.gameId, accountId, type: 'score.accepted' } as const;
          if (improved && !(await isBannedFrom(tx, board, accountId)))
            await recordWebhookEvent(tx, config, { ...event, data: { board: board.slug, score } }, now);
        }
        return ok({ data: { scores: results } });
      }),
      limited,
    ),

    route(
      scoreRemove,
      onBoard(async ({ body, now, params, tx }, { actor, board }) => {
        const removed = await removeScore(tx, board, body);
        if (removed === 'newer')
          return err(refusal.conflict('This player has a newer score on the board now. Reload the page to see it.'));
        if (removed === 'gone') return ok({ data: null, message: 'The score is no longer on the board.' });
        const { accountId, username, score } = removed;
        await recordAudit(tx, {
          member: actor,
          event: 'score.remove',
          text: `Removed the score ${scoreText(score, board.head.unit)} of ${username} from “${board.slug}” of “${params.game}”.`,
          ...{ subject: accountId, now },
        });
        return ok({ data: null, message: 'The score was removed.' });
      }),
      limited,
    ),
  ];
}
