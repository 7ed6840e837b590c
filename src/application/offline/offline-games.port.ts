import type { Observable } from 'rxjs';

/** Builds of games whose files the browser has stored. */
export interface OfflineGames {
  /** Records that the files of a build are stored; the build replaces earlier ones of its game. */
  remember(game: string, version: string): void;
  /** Deletes the record of all stored builds. Their files stay in the browser's store of each game. */
  forgetAll(): void;
  /** True if the files of a build were stored when it was played last. */
  isStored(game: string, version: string): boolean;
  /** Emits the result of `isStored`, at once and after each change. */
  stored$(game: string, version: string): Observable<boolean>;
}
