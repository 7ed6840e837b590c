import type { Observable } from 'rxjs';
import { distinctUntilChanged, map, startWith, Subject } from 'rxjs';
import type { OfflineGames } from '../../application/offline/offline-games.port';
import { brand } from '../../domain/shared/brand';
import { attempt } from './tab-storage';

/** Local storage key of the stored builds. */
export const OFFLINE_GAMES_KEY = `${brand.identifier}.offline-games`;

/** Maximum number of remembered games. */
const GAMES_MAX = 200;

type Versions = Readonly<Record<string, string>>;

/** Records stored builds in local storage. Without storage no build counts as stored after a reload. */
export class LocalOfflineGames implements OfflineGames {
  private readonly changed = new Subject<void>();

  constructor(
    private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  ) {}

  remember(game: string, version: string): void {
    const others = Object.entries(this.versions()).filter(([other]) => other !== game);
    const newest: readonly (readonly [string, string])[] = [...others, [game, version]];
    const versions: Versions = Object.fromEntries(newest.slice(-GAMES_MAX));
    attempt(() => this.storage().setItem(OFFLINE_GAMES_KEY, JSON.stringify(versions)));
    this.changed.next();
  }

  forgetAll(): void {
    attempt(() => this.storage().removeItem(OFFLINE_GAMES_KEY));
    this.changed.next();
  }

  isStored(game: string, version: string): boolean {
    const versions = this.versions();
    return Object.hasOwn(versions, game) && versions[game] === version;
  }

  stored$(game: string, version: string): Observable<boolean> {
    return this.changed.pipe(
      startWith(undefined),
      map(() => this.isStored(game, version)),
      distinctUntilChanged(),
    );
  }

  private versions(): Versions {
    const read = attempt(() => JSON.parse(this.storage().getItem(OFFLINE_GAMES_KEY) ?? '{}') as unknown);
    return typeof read === 'object' && read !== null ? (read as Versions) : {};
  }
}
