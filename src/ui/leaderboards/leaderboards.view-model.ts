import type { LeaderboardGateway } from '../../application/leaderboards/leaderboard-gateway.port';
import { makeAutoObservable, observableRef } from 'mobx';
import { distinctUntilChanged, filter, map, merge, skip } from 'rxjs';
import type { LoadStanding, Standing } from '../../application/leaderboards/load-standing.use-case';
import type { PostedScores } from '../../application/leaderboards/posted-scores';
import type { SessionState } from '../../application/session/session-state';
import type { BoardHead } from '../../domain/leaderboards/board';
import { failureText } from '../errors/failure-text';
import type { Disposer } from '../shared/disposables';

/** What the boards of a game are read with. */
export interface LeaderboardsDependencies {
  readonly leaderboardGateway: Pick<LeaderboardGateway, 'list'>;
  readonly loadStanding: LoadStanding;
  readonly postedScores: PostedScores;
  readonly session: Pick<SessionState, 'session$'>;
}

type Unwatched = 'needs' | 'calls';

/** The boards of a game on its page, one at a time; a board that this tab's game changes is read anew. */
export class LeaderboardsViewModel {
  /** Undefined until they have come. */
  boards: readonly BoardHead[] | undefined;
  chosen: BoardHead | undefined;
  /** Of the chosen board; undefined until it has come. */
  standing: Standing | undefined;
  failure: string | undefined;
  private calls = 0;

  constructor(
    private readonly needs: LeaderboardsDependencies,
    private readonly game: string,
  ) {
    makeAutoObservable<this, Unwatched>(
      this,
      { needs: false, calls: false, boards: observableRef, chosen: observableRef, standing: observableRef },
      { autoBind: true },
    );
  }

  start(): Disposer {
    const { session, postedScores } = this.needs;
    const readers = session.session$.pipe(
      map(({ user }) => user?.id),
      distinctUntilChanged(),
      skip(1),
    );
    const news = postedScores.improved$.pipe(
      filter(({ game, board }) => game === this.game && board === this.chosen?.slug),
    );
    const following = merge(readers, news).subscribe(() => void this.read());
    void this.load();
    return () => {
      following.unsubscribe();
      this.calls += 1;
    };
  }

  /** Reads the boards, or what did not come of them. */
  async load(): Promise<void> {
    this.failure = undefined;
    if (this.boards !== undefined) return this.read();
    const call = this.begin();
    const answer = await this.needs.leaderboardGateway.list(this.game);
    if (call !== this.calls) return;
    if (!answer.ok) return this.fail(failureText(answer.error));
    this.take(answer.value);
    await this.read();
  }

  async choose(board: BoardHead): Promise<void> {
    if (board.slug === this.chosen?.slug) return;
    this.chosen = board;
    this.standing = undefined;
    await this.read();
  }

  private async read(): Promise<void> {
    const { chosen } = this;
    if (chosen === undefined) return;
    const call = this.begin();
    const answer = await this.needs.loadStanding.execute({ game: this.game, board: chosen.slug });
    if (call !== this.calls) return;
    if (answer.ok) this.show(answer.value);
    else if (this.standing === undefined) this.fail(failureText(answer.error));
  }

  private begin(): number {
    this.calls += 1;
    return this.calls;
  }

  private take(boards: readonly BoardHead[]): void {
    this.boards = boards;
    this.chosen = boards[0];
  }

  private show(standing: Standing): void {
    this.failure = undefined;
    this.standing = standing;
  }

  private fail(text: string): void {
    this.failure = text;
  }
}
