import type { LeaderboardGateway } from '../../application/leaderboards/leaderboard-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, filter, map, merge, skip } from 'rxjs';
import type { LoadRanking, Ranking } from '../../application/leaderboards/load-ranking.use-case';
import type { PostedScores } from '../../application/leaderboards/posted-scores';
import type { SessionState } from '../../application/session/session-state';
import type { BoardHead } from '../../domain/leaderboards/board';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** Dependencies of {@link LeaderboardsViewModel}. */
export interface LeaderboardsDependencies {
  readonly leaderboardGateway: Pick<LeaderboardGateway, 'list'>;
  readonly loadRanking: LoadRanking;
  readonly postedScores: PostedScores;
  readonly session: Pick<SessionState, 'session$'>;
}

type Unwatched = 'dependencies' | 'calls';

/** Leaderboards of a game, one shown at a time. A new score from this tab reloads the shown board. */
export class LeaderboardsViewModel {
  /** Undefined until loaded. */
  boards: readonly BoardHead[] | undefined;
  chosen: BoardHead | undefined;
  /** Ranking of the chosen board; undefined until loaded. */
  ranking: Ranking | undefined;
  failure: string | undefined;
  private calls = 0;

  constructor(
    private readonly dependencies: LeaderboardsDependencies,
    private readonly game: string,
  ) {
    makeAutoObservable<this, Unwatched>(
      this,
      { dependencies: false, calls: false, boards: observableRef, chosen: observableRef, ranking: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const { session, postedScores } = this.dependencies;
    const playerChanges = session.session$.pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
      skip(1),
    );
    const improvements = postedScores.improved$.pipe(
      filter(({ game, board }) => game === this.game && board === this.chosen?.slug),
    );
    const following = merge(playerChanges, improvements).subscribe(() => void this.read());
    void this.load();
    return () => {
      following.unsubscribe();
      this.calls += 1;
    };
  }

  /** Loads the boards, or only the ranking if the boards are loaded already. */
  async load(): Promise<void> {
    this.failure = undefined;
    if (this.boards !== undefined) return this.read();
    const call = this.nextCall();
    const answer = await this.dependencies.leaderboardGateway.list(this.game);
    if (call !== this.calls) return;
    if (!answer.ok) return this.fail(failureText(answer.error));
    this.setBoards(answer.value);
    await this.read();
  }

  async choose(board: BoardHead): Promise<void> {
    if (board.slug === this.chosen?.slug) return;
    this.chosen = board;
    this.ranking = undefined;
    await this.read();
  }

  private async read(): Promise<void> {
    const { chosen } = this;
    if (chosen === undefined) return;
    const call = this.nextCall();
    const answer = await this.dependencies.loadRanking.execute({ game: this.game, board: chosen.slug });
    if (call !== this.calls) return;
    if (answer.ok) this.show(answer.value);
    else if (this.ranking === undefined) this.fail(failureText(answer.error));
  }

  private nextCall(): number {
    this.calls += 1;
    return this.calls;
  }

  private setBoards(boards: readonly BoardHead[]): void {
    this.boards = boards;
    this.chosen = boards[0];
  }

  private show(ranking: Ranking): void {
    this.failure = undefined;
    this.ranking = ranking;
  }

  private fail(text: string): void {
    this.failure = text;
  }
}
