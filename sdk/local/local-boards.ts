import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import { bridgeError } from '../../src/domain/bridge/bridge-error';
import { EMULATED_HEADSET, HEADSET_PARAMETER } from '../../src/domain/bridge/game-parameters';
import type { GameScores } from '../../src/domain/bridge/game-data';
import type { PostAnswer } from '../../src/domain/bridge/leaderboard-methods';
import { periodStart } from '../../src/domain/leaderboards/board';
import { isBetterScore, judgeScore, outOfBoundsText } from '../../src/domain/leaderboards/score';
import type { TicketProblem } from '../../src/domain/leaderboards/score-ticket';
import { TICKET_LIFETIME, ticketProblemTexts } from '../../src/domain/leaderboards/score-ticket';
import { paginate } from '../../src/domain/shared/pagination';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { DatedScore } from '../guests/guest-scores';
import type { LocalBoard } from './local-game';
import { anyBoard } from './local-game';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change, localPlayer } from './local-portal-state';

/** Conditions of every score in the sandbox. Any speed is plausible, because the play time is unknown. */
const livePlayAt = (address: string) => ({
  emulated: new URL(address).searchParams.get(HEADSET_PARAMETER) === EMULATED_HEADSET,
  playedFor: 0,
});

interface LocalRun {
  readonly board: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Score of the ticket with its result. A repeated post gets the same result. */
  posted?: { readonly score: number; readonly answer: PostAnswer };
}

const refusedTicket = (problem: TicketProblem): BridgeError => bridgeError('err_ticket', ticketProblemTexts[problem]);

/** Calls about the boards of the manifest, with scores of the sandbox's player only. */
export function localBoards(
  world: LocalPortal,
): LocalCalls<
  | 'leaderboard.top'
  | 'leaderboard.friends'
  | 'leaderboard.mine'
  | 'leaderboard.stats'
  | 'leaderboard.startRun'
  | 'leaderboard.post'
> {
  const { store, game, now, address } = world;
  const runs = new Map<string, LocalRun>();

  /** Finds the run of a ticket; undefined without a ticket on a board that needs none. */
  function findRun(
    slug: string,
    tickets: boolean,
    ticket: string | undefined,
  ): Result<LocalRun | undefined, TicketProblem> {
    if (ticket === undefined) return tickets ? err('missing') : ok(undefined);
    const run = runs.get(ticket);
    if (run === undefined) return err('invalid');
    if (run.board !== slug) return err('foreign');
    return now() - run.startedAt < TICKET_LIFETIME ? ok(run) : err('expired');
  }

  /** Returns a board with the player's best score of the current period. */
  function find(
    slug: string,
  ): Result<{ readonly board: LocalBoard; readonly best: DatedScore | undefined }, BridgeError> {
    const board = game.boards === undefined ? anyBoard : game.boards.get(slug);
    if (board === undefined) return err(bridgeError('err_not_found', 'This leaderboard does not exist.'));
    const kept = store.read().scores[slug];
    const counts = kept !== undefined && Date.parse(kept.at) >= periodStart(board.reset, now());
    return ok({ board, best: counts ? kept : undefined });
  }

  function page(slug: string, current: number, size: number): Result<GameScores, BridgeError> {
    const found = find(slug);
    if (!found.ok) return found;
    const { best } = found.value;
    const pagination = paginate(best === undefined ? 0 : 1, current, size);
    const row = { rank: 1, ...localPlayer, avatar: '' };
    const scores = best === undefined || pagination.items === 0 ? [] : [{ ...row, score: best.score, date: best.at }];
    return ok({ board: slug, scores, pagination });
  }

  return {
    'leaderboard.top': (args) => page(args.board, args.page, args.size),
    'leaderboard.friends': ({ board, size }) => page(board, 1, size),
    'leaderboard.mine': ({ board, size }) => page(board, 1, size),
    'leaderboard.stats': ({ board }) => {
      const found = find(board);
      if (!found.ok) return found;
      const { best } = found.value;
      if (best === undefined) return ok({ entries: 0 });
      const numbers = { entries: 1, best: best.score, average: best.score };
      return ok(store.read().signedIn ? { ...numbers, rank: 1 } : numbers);
    },
    'leaderboard.startRun': ({ board }) => {
      const found = find(board);
      if (!found.ok) return found;
      const startedAt = now();
      const ticket = `sandbox.${runs.size + 1}`;
      runs.set(ticket, { board, startedAt });
      return ok({ ticket, expires: new Date(startedAt + TICKET_LIFETIME).toISOString() });
    },
    'leaderboard.post': ({ board: slug, score, ticket }) => {
      const found = find(slug);
      if (!found.ok) return found;
      const { board, best } = found.value;
      const verdict = judgeScore({ bounds: board.bounds, plausible: {} }, score, livePlayAt(address));
      if (!verdict.ok) return err(bridgeError('err_validation', outOfBoundsText(board.bounds, score)));
      const run = findRun(slug, board.tickets, ticket);
      if (!run.ok) return err(refusedTicket(run.error));
      const earlier = run.value?.posted;
      if (earlier !== undefined) return earlier.score === score ? ok(earlier.answer) : err(refusedTicket('used'));
      const finish = (answer: PostAnswer): Result<PostAnswer, BridgeError> => {
        if (run.value !== undefined) run.value.posted = { score, answer };
        return ok(answer);
      };
      if (verdict.value === 'unranked') return finish({ improved: false, standing: 'emulated' });
      const improved = isBetterScore(board.order, score, best?.score);
      const at = new Date(now()).toISOString();
      if (improved) change(world, { scores: { ...store.read().scores, [slug]: { score, at } } });
      return finish({ improved, standing: improved ? 'improved' : 'worse' });
    },
  };
}
