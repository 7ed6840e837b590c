import { filter, Subscription } from 'rxjs';
import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { GuestAnswer, GuestOffer, GuestSave } from '../../domain/bridge/guest-methods';
import type { GameSaves } from '../../domain/bridge/game-save';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { TakeoverSlot } from '../bridge/pending-question';
import type { GameVisit } from '../bridge/open-game';
import type { QuestionEnd, QuestionState } from '../bridge/question-state';
import { refuseQuestion } from '../bridge/refuse-question';
import { toBridgeError } from '../bridge/to-bridge-error';
import type { ApiFailure } from '../http/api-failure';
import { BriefAnswers } from '../http/brief-answers';
import type { BoardName, BoardTerms, LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import type { SaveGateway } from '../saves/save-gateway.port';
import type { SessionState } from '../session/session-state';
import type { Clock } from '../system/clock.port';
import type { BoardScore } from './compare-scores';
import { compareScores } from './compare-scores';

/** How often scores that were agreed to are posted before the next page has to offer them again, and the milliseconds between two tries. */
const TRIES = 6;
const TRY_AGAIN_AFTER = 10_000;

type Tell = (slots: readonly number[], boards: readonly string[]) => void;

/** The offer of a game in one sign-in of a player. */
interface Course {
  /** Whether it goes to the server now; otherwise the player is asked or has answered. */
  busy: boolean;
  /** Lets the game offer anew. */
  readonly release: () => void;
}

/** Has the portal ask a player who has just signed in whether to keep what was done as a guest, and takes over what is agreed to (ADR 20). */
export class TakeOverGuest {
  private readonly courses = new Map<string, Course>();
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

  /** The answer comes before the question, which waits until the portal asks nothing else. */
  async execute(visit: GameVisit, offer: GuestOffer, player: CurrentUser): Promise<Result<GuestAnswer, BridgeError>> {
    const before = this.courses.get(visit.game.slug);
    if (before !== undefined) return before.busy ? err(refuseQuestion('busy')) : ok({ asked: false });
    if (this.questions.refusal('takeover') === 'declined-lately') return err(refuseQuestion('declined-lately'));
    const course = this.begin(visit.game.slug, player);
    const answer = await this.offer(visit, offer, player, course);
    course.busy = false;
    if (!answer.ok) course.release();
    return answer;
  }

  private begin(game: string, { id }: CurrentUser): Course {
    const following = new Subscription();
    const release = () => {
      following.unsubscribe();
      if (this.courses.get(game) === course) this.courses.delete(game);
    };
    const course: Course = { busy: true, release };
    this.courses.set(game, course);
    // Each sign-in is a chance of its own.
    following.add(this.session.session$.pipe(filter(({ user }) => user?.id !== id)).subscribe(release));
    return course;
  }

  private async offer(
    visit: GameVisit,
    offer: GuestOffer,
    player: CurrentUser,
    course: Course,
  ): Promise<Result<GuestAnswer, BridgeError>> {
    const { slug, title } = visit.game;
    const terms = { terms: (name: BoardName) => this.terms.of(`${name.game}/${name.board}`) };
    const [kept, weighed] = await Promise.all([
      this.saves.all(slug),
      compareScores(terms, slug, offer.scores),
    ] as const);
    if (!kept.ok) return err(toBridgeError(kept.error));
    if (!weighed.ok) return err(toBridgeError(weighed.error));
    const { best, void: gone } = weighed.value;
    const offered = new Map(offer.saves.map((save) => [save.slot, save]));
    const tell: Tell = (slots, boards) => visit.tell({ name: 'taken-over', detail: { slots, boards } });
    if (!this.isHere(player) || offered.size + best.length === 0) {
      if (gone.length > 0) tell([], gone);
      return ok({ asked: false });
    }
    const written = new Set<number>();
    const slots = [...offered.values()].map((save) => toSlot(save, kept.value));
    const write = (chosen: readonly number[]) => this.write(slug, player, offered, chosen, kept.value, written);
    const end = this.questions.askWhenFree(
      { kind: 'takeover', game: title, slots, scores: best.length },
      { agree: write, waits: () => undefined },
    );
    void end.then(async (ended) => {
      // What the player has decided against is settled as well.
      if (ended.kind === 'agreed') tell([...offered.keys()], gone);
      else if (ended.kind === 'failed' || written.size > 0) tell([...written], []);
      await this.conclude(ended, course, () => this.post(visit, best, player, tell));
    });
    return ok({ asked: true });
  }

  /** A no and what is done are settled for this sign-in; all else may be offered again. */
  private async conclude({ kind }: QuestionEnd, course: Course, post: () => Promise<boolean>): Promise<void> {
    if (kind === 'declined') return;
    course.busy = true;
    const done = kind === 'agreed' && (await post());
    course.busy = false;
    if (!done) course.release();
  }

  /** Writes the chosen saves; one that is written already is not written again. */
  private async write(
    game: string,
    player: CurrentUser,
    offered: ReadonlyMap<number, GuestSave>,
    chosen: readonly number[],
    kept: GameSaves,
    written: Set<number>,
  ): Promise<Result<void, ApiFailure>> {
    for (const { slot, name, data } of offered.values()) {
      if (!chosen.includes(slot) || written.has(slot)) continue;
      if (!this.isHere(player)) return err({ kind: 'aborted' });
      const answer = await this.saves.write(game, { slot, name, data, base: kept[slot]?.version ?? 0 });
      if (!answer.ok) return answer;
      written.add(slot);
    }
    return ok(undefined);
  }

  /** Posts scores while the game is played, again where that may help; whether all boards have them or will never take them. */
  private async post(
    visit: GameVisit,
    scores: readonly BoardScore[],
    player: CurrentUser,
    tell: Tell,
  ): Promise<boolean> {
    let left = scores;
    for (let tries = 0; left.length > 0 && tries < TRIES; tries += 1) {
      if (tries > 0) await new Promise<void>((resolve) => this.clock.after(TRY_AGAIN_AFTER, resolve));
      if (!(await visit.untilPlayed())) return false;
      const settled = new Set<string>();
      await visit.whilePlayed(async () => {
        for (const { board, score } of left) {
          if (!this.isHere(player)) return;
          const answer = await this.boards.post({ game: visit.game.slug, board }, score);
          if (answer.ok || isRefusedForGood(answer.error)) settled.add(board);
        }
      });
      if (settled.size > 0) tell([], [...settled]);
      if (!this.isHere(player)) return false;
      left = left.filter(({ board }) => !settled.has(board));
    }
    return left.length === 0;
  }

  private isHere({ id }: CurrentUser): boolean {
    return this.session.current.user?.id === id;
  }
}

function toSlot({ slot, name, at }: GuestSave, kept: GameSaves): TakeoverSlot {
  const account = kept[slot];
  const guest = { slot, guest: { name, at } };
  return account === undefined ? guest : { ...guest, account: { name: account.name, at: account.updatedAt } };
}

/** Whether another try would be refused alike: the board does not take such a score. */
function isRefusedForGood(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && [404, 422].includes(failure.status);
}
