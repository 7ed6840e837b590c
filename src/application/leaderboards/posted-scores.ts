import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { BoardName } from './leaderboard-gateway.port';

/** Tells which boards the games of this tab have changed. */
export class PostedScores {
  private readonly told = new Subject<BoardName>();
  /** A score of the player has become the best on this board. */
  readonly improved$: Observable<BoardName> = this.told.asObservable();

  tell(board: BoardName): void {
    this.told.next(board);
  }
}
