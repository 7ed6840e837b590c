import type { BridgeError } from '../../src/domain/bridge/bridge-error';
import type { GameScores } from '../../src/domain/bridge/game-data';
import type { AnswerOf, MethodName } from '../../src/domain/bridge/method-table';
import { isBetterScore } from '../../src/domain/leaderboards/score';
import type { BoardOrder } from '../../src/domain/leaderboards/board';
import type { JsonValue } from '../../src/domain/saves/json';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';
import type { Ask, PassedArguments } from '../open-calls';
import type { PageStore } from '../page/page-store';
import { allSaves, clearSaves, deleteSave, loadSave, versionOf, writeSave } from '../page/save-slots';
import { sizeOf, slotOf } from '../page/slot-of';
import type { DatedScore } from './guest-scores';
import { storeScore } from './guest-scores';
import type { GuestState } from './guest-state';

type GuestMethod = Extract<MethodName, `save.${string}`> | 'leaderboard.post' | 'leaderboard.mine';
type Handlers = {
  readonly [M in GuestMethod]: (
    args: Required<PassedArguments<M>>,
    timeLeft: number,
  ) => Result<AnswerOf<M>, BridgeError> | Promise<Result<AnswerOf<M>, BridgeError>>;
};

const MOST_ROWS = 100;

/** True for an error of the portal after which the same call may succeed. The SDK's error class is in another file. */
export const isRetryable = (error: unknown): boolean => (error as Partial<BridgeError> | undefined)?.retryable === true;

const bestOf = (order: BoardOrder, scores: readonly DatedScore[]): DatedScore | undefined =>
  scores.reduce<DatedScore | undefined>(
    (best, dated) => (isBetterScore(order, dated.score, best?.score) ? dated : best),
    undefined,
  );

/**
 * Calls that the page answers while nobody is logged in. The portal has validated the arguments. A write without a base replaces the
 * current save.
 */
export function guestCalls(store: PageStore<GuestState>, relay: Ask, now: () => string): Handlers {
  const change = ({ scores, saves }: Partial<GuestState>) => {
    const { scores: scoresNow, saves: savesNow } = store.read();
    store.write({ scores: scores ?? scoresNow, saves: saves ?? savesNow });
  };

  /** Infers the order of a board from its rows. Rejects if the board does not exist. */
  async function orderOf(board: string, timeLeft: number): Promise<BoardOrder> {
    try {
      const { scores } = await relay('leaderboard.top', { board, size: MOST_ROWS }, timeLeft);
      const [first, last] = [scores[0]?.score ?? 0, scores.at(-1)?.score ?? 0];
      return first < last ? 'lowest-first' : 'highest-first';
    } catch (error) {
      if (isRetryable(error)) return 'highest-first';
      throw error;
    }
  }

  return {
    'save.all': () => ok(allSaves(store.read().saves)),
    'save.load': ({ slot, version }) => loadSave(store.read().saves, slotOf(slot), version),
    'save.write': ({ slot: requestedSlot, name = '', data, base }) => {
      const slot = slotOf(requestedSlot);
      const before = store.read().saves;
      const save = {
        slot,
        name: name.normalize('NFC').trim(),
        data: data as JsonValue,
        base: base ?? versionOf(before, slot),
      };
      const written = writeSave(before, save, now(), 1);
      if (!written.ok) return err(written.error);
      change({ saves: written.value });
      return ok({ version: versionOf(written.value, slot) });
    },
    'save.delete': ({ slot }) => {
      change({ saves: deleteSave(store.read().saves, slotOf(slot)) });
      return ok(undefined);
    },
    'save.clear': () => {
      change({ saves: clearSaves(store.read().saves) });
      return ok(undefined);
    },
    'leaderboard.post': async ({ board = '', score = 0 }, timeLeft) => {
      const order = await orderOf(board, timeLeft);
      const { scores } = store.read();
      const best = bestOf(order, scores[board] ?? []);
      change({ scores: storeScore(scores, board, { score, at: now() }) });
      const improved = isBetterScore(order, score, best?.score);
      return ok({ improved, standing: improved ? 'improved' : 'worse' });
    },
    'leaderboard.mine': async ({ board = '', size }, timeLeft): Promise<Result<GameScores, BridgeError>> => {
      const order = await orderOf(board, timeLeft);
      const best = bestOf(order, store.read().scores[board] ?? []);
      const guest = { rank: 1, username: '', alias: 'Guest', avatar: '' };
      const scores = best === undefined ? [] : [{ ...guest, score: best.score, date: best.at }];
      const total = scores.length;
      const pagination = { total, from: total, to: total, items: total, current: 1, perPage: sizeOf(size), last: 1 };
      return ok({ board, scores, pagination });
    },
  };
}
