import type { BridgeError } from '../../domain/bridge/bridge-error';
import type { GuestAnswer, GuestOffer, GuestSave } from '../../domain/bridge/guest-methods';
import type { GameSaves } from '../../domain/bridge/game-save';
import type { CurrentUser } from '../../domain/session/current-user';
import type { Result } from '../../domain/shared/result';
import { err, ok } from '../../domain/shared/result';
import type { TakeoverSlot } from '../bridge/asked-question';
import type { GameVisit } from '../bridge/open-game';
import type { QuestionState } from '../bridge/question-state';
import { refuseQuestion } from '../bridge/refuse-question';
import { toBridgeError } from '../bridge/to-bridge-error';
import type { ApiFailure } from '../http/api-failure';
import type { LeaderboardGateway } from '../leaderboards/leaderboard-gateway.port';
import type { SaveGateway } from '../saves/save-gateway.port';
import type { SessionState } from '../session/session-state';
import type { BoardScore } from './weigh-scores';
import { weighScores } from './weigh-scores';

/** Has the portal ask a player who has just signed in whether to keep what was done as a guest, and takes over what is agreed to (ADR 20). */
export class TakeOverGuest {
  private readonly asked = new Set<string>();

  constructor(
    private readonly session: SessionState,
    private readonly saves: SaveGateway,
    private readonly boards: LeaderboardGateway,
    private readonly questions: QuestionState,
  ) {
    // Each sign-in is a chance of its own.
    session.session$.subscribe(({ attempted, user }) => {
      if (attempted && user === undefined) this.asked.clear();
    });
  }

  async execute(visit: GameVisit, offer: GuestOffer, player: CurrentUser): Promise<Result<GuestAnswer, BridgeError>> {
    const { slug, title } = visit.game;
    if (this.asked.has(slug)) return ok({ asked: false });
    const [kept, weighed] = await Promise.all([
      this.saves.all(slug),
      weighScores(this.boards, slug, offer.scores),
    ] as const);
    if (!kept.ok) return err(toBridgeError(kept.error));
    if (!weighed.ok) return err(toBridgeError(weighed.error));
    const { best, void: gone } = weighed.value;
    const offered = new Map(offer.saves.map((save) => [save.slot, save]));
    const told = (slots: readonly number[], boards: readonly string[]) => {
      if (slots.length + boards.length > 0) visit.tell({ name: 'taken-over', detail: { slots, boards } });
    };
    if (!this.isHere(player) || offered.size + best.length === 0) {
      told([], gone);
      return ok({ asked: false });
    }
    const written = new Set<number>();
    const slots = [...offered.values()].map((save) => toSlot(save, kept.value));
    const asked = this.questions.ask(
      { kind: 'takeover', game: title, slots, scores: best.length },
      { agree: (chosen) => this.write(slug, offered, chosen, kept.value, written), waits: () => undefined },
    );
    if (!asked.ok) return err(refuseQuestion(asked.error));
    this.asked.add(slug);
    void asked.value.end.then(async ({ kind }) => {
      if (kind === 'unasked') this.asked.delete(slug);
      // What the player has decided against is settled as well.
      told(kind === 'agreed' ? [...offered.keys()] : [...written], kind === 'agreed' ? gone : []);
      if (kind === 'agreed' && best.length > 0) told([], await this.post(visit, best, player));
    });
    return ok({ asked: true });
  }

  /** Writes the chosen saves; one that is written already is not written again. */
  private async write(
    game: string,
    offered: ReadonlyMap<number, GuestSave>,
    chosen: readonly number[],
    kept: GameSaves,
    written: Set<number>,
  ): Promise<Result<void, ApiFailure>> {
    for (const { slot, name, data } of offered.values()) {
      if (!chosen.includes(slot) || written.has(slot)) continue;
      const answer = await this.saves.write(game, { slot, name, data, base: kept[slot]?.version ?? 0 });
      if (!answer.ok) return answer;
      written.add(slot);
    }
    return ok(undefined);
  }

  /** Posts scores once the game is played, and answers the boards that have them or will never take them. */
  private async post(visit: GameVisit, scores: readonly BoardScore[], player: CurrentUser): Promise<readonly string[]> {
    const settled: string[] = [];
    if (!(await visit.untilPlayed())) return settled;
    await visit.whilePlayed(async () => {
      for (const { board, score } of scores) {
        if (!this.isHere(player)) return;
        const answer = await this.boards.post({ game: visit.game.slug, board }, score);
        if (answer.ok || isRefusedForGood(answer.error)) settled.push(board);
      }
    });
    return settled;
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
