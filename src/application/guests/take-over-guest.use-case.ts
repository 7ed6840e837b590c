import { filter, Subscription } from 'rxjs';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { GuestAnswer, GuestOffer, GuestSave } from '../../domain/bridge/guest-methods';
import type { GameSaves } from '../../domain/bridge/game-data';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { TakeoverSlot } from '../bridge/pending-question';
import type { GameVisit } from '../bridge/open-game';
import type { QuestionEnd, QuestionState } from '../bridge/question-state';
import { refuseQuestion } from '../bridge/refuse-question';
import { toBridgeError } from '../bridge/answered';
import type { ApiFailure } from '../http/api-failure';
import { BriefAnswers } from '../http/brief-answers';
import type { BoardName, BoardTerms, LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import type { SaveGateway } from '../saves/save-gateway.port';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { BoardScore } from './compare-scores';
import { compareScores } from './compare-scores';

/** Maximum number of attempts to post the agreed scores, and the time between two attempts, in milliseconds. */
const TRIES = 6;
const TRY_AGAIN_AFTER = 10_000;

type ReportSettled = (slots: readonly number[], boards: readonly string[]) => void;

/** State of a game's offer during one login of a player. */
interface OfferState {
  /** True while the offer is being sent to the server; false while the player is asked or has answered. */
  busy: boolean;
  /** Allows the game to make a new offer. */
  readonly release: () => void;
}

/** Asks a player who has just logged in whether to keep the guest progress, and takes over the agreed part (ADR 20). */
export class TakeOverGuest {
  private readonly offerStates = new Map<string, OfferState>();
  private readonly terms: BriefAnswers<BoardTerms>;

  constructor(
    private readonly session: SessionState,
    private readonly saves: SaveGateway,
    private readonly boards: LeaderboardGateway,
    private readonly questions: QuestionState,
    private readonly clock: Clock,
  ) {
    this.terms = new BriefAnswers(clock, (key) => {
      const [game = '', board = ''] = key.split('/');
      return boards.terms({ game, board });
    });
  }

  /** Answers the game's offer. The question to the player follows when the portal is showing no other question. */
  async execute(visit: GameVisit, offer: GuestOffer, player: CurrentUser): Promise<Result<GuestAnswer, BridgeError>> {
    const before = this.offerStates.get(visit.game.slug);
    if (before !== undefined) return before.busy ? err(refuseQuestion('busy')) : ok({ asked: false });
    if (this.questions.refusal('takeover') === 'recently-declined') return err(refuseQuestion('recently-declined'));
    const offerState = this.begin(visit.game.slug, player);
    const answer = await this.offer(visit, offer, player, offerState);
    offerState.busy = false;
    if (!answer.ok) offerState.release();
    return answer;
  }

  private begin(game: string, { id }: CurrentUser): OfferState {
    const following = new Subscription();
    const release = () => {
      following.unsubscribe();
      if (this.offerStates.get(game) === offerState) this.offerStates.delete(game);
    };
    const offerState: OfferState = { busy: true, release };
    this.offerStates.set(game, offerState);
    // Every login allows a new offer.
    following.add(this.session.session$.pipe(filter(({ user }) => user?.id !== id)).subscribe(release));
    return offerState;
  }

  private async offer(
    visit: GameVisit,
    offer: GuestOffer,
    player: CurrentUser,
    offerState: OfferState,
  ): Promise<Result<GuestAnswer, BridgeError>> {
    const { slug, title } = visit.game;
    const terms = { terms: (name: BoardName) => this.terms.of(`${name.game}/${name.board}`) };
    const [stored, weighed] = await Promise.all([
      this.saves.all(slug),
      compareScores(terms, slug, offer.scores),
    ] as const);
    if (!stored.ok) return err(toBridgeError(stored.error));
    if (!weighed.ok) return err(toBridgeError(weighed.error));
    const { best, void: voidBoards } = weighed.value;
    const offered = new Map(offer.saves.map((save) => [save.slot, save]));
    const reportSettled: ReportSettled = (slots, boards) =>
      visit.send({ name: 'taken-over', detail: { slots, boards } });
    if (!this.isCurrentPlayer(player) || offered.size + best.length === 0) {
      if (voidBoards.length > 0) reportSettled([], voidBoards);
      return ok({ asked: false });
    }
    const written = new Set<number>();
    const slots = [...offered.values()].map((save) => toSlot(save, stored.value));
    const write = (chosen: readonly number[]) => this.write(slug, player, offered, chosen, stored.value, written);
    const end = this.questions.askWhenFree(
      { kind: 'takeover', game: title, slots, scores: best.length },
      { agree: write, waits: () => undefined },
    );
    void end.then(async (ended) => {
      // Slots that the player has not chosen are settled as well.
      if (ended.kind === 'agreed') reportSettled([...offered.keys()], voidBoards);
      else if (ended.kind === 'failed' || written.size > 0) reportSettled([...written], []);
      await this.conclude(ended, offerState, () => this.post(visit, best, player, reportSettled));
    });
    return ok({ asked: true });
  }

  /** Finishes an offer. A declined or completed offer is settled for this login; any other offer may be repeated. */
  private async conclude({ kind }: QuestionEnd, offerState: OfferState, post: () => Promise<boolean>): Promise<void> {
    if (kind === 'declined') return;
    offerState.busy = true;
    const done = kind === 'agreed' && (await post());
    offerState.busy = false;
    if (!done) offerState.release();
  }

  /** Writes the chosen saves, except those already written. */
  private async write(
    game: string,
    player: CurrentUser,
    offered: ReadonlyMap<number, GuestSave>,
    chosen: readonly number[],
    stored: GameSaves,
    written: Set<number>,
  ): Promise<Result<void, ApiFailure>> {
    for (const { slot, name, data } of offered.values()) {
      if (!chosen.includes(slot) || written.has(slot)) continue;
      if (!this.isCurrentPlayer(player)) return err({ kind: 'aborted' });
      const answer = await this.saves.write(game, { slot, name, data, base: stored[slot]?.version ?? 0 });
      if (!answer.ok) return answer;
      written.add(slot);
    }
    return ok(undefined);
  }

  /**
   * Posts the scores while the game is played, and retries failures.
   * Returns true if every leaderboard has accepted its score or has finally refused it.
   */
  private async post(
    visit: GameVisit,
    scores: readonly BoardScore[],
    player: CurrentUser,
    reportSettled: ReportSettled,
  ): Promise<boolean> {
    let left = scores;
    for (let tries = 0; left.length > 0 && tries < TRIES; tries += 1) {
      if (tries > 0) await new Promise<void>((resolve) => this.clock.after(TRY_AGAIN_AFTER, resolve));
      if (!(await visit.untilPlayed())) return false;
      const settled = new Set<string>();
      await visit.whilePlayed(async () => {
        for (const { board, score } of left) {
          if (!this.isCurrentPlayer(player)) return;
          const answer = await this.boards.post({ game: visit.game.slug, board }, score);
          if (answer.ok || isRefusedForGood(answer.error)) settled.add(board);
        }
      });
      if (settled.size > 0) reportSettled([], [...settled]);
      if (!this.isCurrentPlayer(player)) return false;
      left = left.filter(({ board }) => !settled.has(board));
    }
    return left.length === 0;
  }

  private isCurrentPlayer({ id }: CurrentUser): boolean {
    return this.session.current.user?.id === id;
  }
}

function toSlot({ slot, name, at }: GuestSave, stored: GameSaves): TakeoverSlot {
  const account = stored[slot];
  const guest = { slot, guest: { name, at } };
  return account === undefined ? guest : { ...guest, account: { name: account.name, at: account.updatedAt } };
}

/** True if another attempt would be refused as well, because the leaderboard does not accept such a score. */
function isRefusedForGood(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && [404, 422].includes(failure.status);
}
