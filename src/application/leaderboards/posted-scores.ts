import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { BoardName } from './leaderboard-gateway.port';

/** Publishes the leaderboards that games in this tab have changed. */
export class PostedScores {
  private readonly improvements = new Subject<BoardName>();
  /** Emits a leaderboard when a score has become the player's best on it. */
  readonly improved$: Observable<BoardName> = this.improvements.asObservable();

  publish(board: BoardName): void {
    this.improvements.next(board);
  }
}
